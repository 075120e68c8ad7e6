-- A letter is written into the outbox in the transaction that it tells of, and carried afterwards: a carrier takes it
-- for a while, and whoever comes when that time is over tries again.
alter table outbox add column tries int not null default 0;
alter table outbox add column next_try_at timestamptz not null default now();
create index on outbox (next_try_at) where sent_at is null;
create index on outbox (created_at);
