package dev.outflank.web.http;

import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.http.HttpStatus;
import java.util.function.Function;

/** An error response: a status and one sentence for the user. */
public final class HttpException extends RuntimeException {
    private final HttpStatus status;
    private final Function<Messages, String> userMessage;

    /** An error with a sentence in the user's language. */
    public HttpException(HttpStatus status, Message userMessage) {
        this(status, userMessage::in);
    }

    /** An error with an English sentence, of a part of the program that does not know the user's language. */
    public HttpException(HttpStatus status, String userMessage) {
        this(status, messages -> userMessage);
    }

    private HttpException(HttpStatus status, Function<Messages, String> userMessage) {
        // Expected errors need no stack trace: only the message is sent, and nothing is logged.
        super(userMessage.apply(Messages.english()), null, false, false);
        this.status = status;
        this.userMessage = userMessage;
    }

    public HttpStatus status() {
        return status;
    }

    public String userMessage(Messages messages) {
        return userMessage.apply(messages);
    }
}
