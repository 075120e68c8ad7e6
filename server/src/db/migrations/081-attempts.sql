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
comment on table attempt is 'The idempotency keys of a month, each with what it was sent with first: the same key with something else is refused. What an attempt has done is stored where it belongs.';
comment on column attempt.sender_id is 'The student or the member of staff, by side.';
comment on column attempt.request_hash is 'SHA-256 of the call with its parameters, body and files.';
comment on column attempt.reply is 'What the attempt was answered, of calls that require a key; null while it runs, or after it was refused.';
create index on attempt (at);
