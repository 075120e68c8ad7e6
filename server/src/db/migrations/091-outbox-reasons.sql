alter table outbox add column last_error text;
comment on column outbox.last_error is 'Why the last try failed, without secrets and addresses; null before the first try, while the message is being sent, and once it is sent.';
