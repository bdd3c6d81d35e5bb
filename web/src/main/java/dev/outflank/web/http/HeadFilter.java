package dev.outflank.web.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;

/** Answers HEAD like GET: with the same checks, status and headers. Jetty omits the body. */
public final class HeadFilter implements Filter {
    private static final String HEAD = "HEAD";

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean head =
                request instanceof HttpServletRequest http && http.getMethod().equals(HEAD);
        chain.doFilter(head ? new GetRequest((HttpServletRequest) request) : request, response);
    }

    /** Whether the client asked for the headers only; a stream of events would otherwise never end. */
    static boolean isHead(HttpServletRequest request) {
        return request instanceof GetRequest;
    }

    private static final class GetRequest extends HttpServletRequestWrapper {
        GetRequest(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getMethod() {
            return "GET";
        }
    }
}
