-- The name of the bot that the student chose, by this or an earlier submission.
alter table uploads add column bot_name text;
