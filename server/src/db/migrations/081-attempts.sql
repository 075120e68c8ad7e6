-- Requests: what an idempotency key was sent with.

create table attempt (
  side text not null check (side in ('student', 'staff')),
  sender_id int not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  at timestamptz not null default now(),
  primary key (side, sender_id, key)
);
comment on table attempt is 'The idempotency keys of a month, each with a hash of its first request: the same key with another request is refused. The result of an attempt is stored in its own table.';
comment on column attempt.sender_id is 'The student or member of staff, depending on side.';
comment on column attempt.request_hash is 'SHA-256 of the call with its parameters, body and files.';
comment on column attempt.reply is 'The answer, for calls that require a key; null while the attempt runs or if it was refused.';
create index on attempt (at);
