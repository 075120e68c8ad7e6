alter table session add column network text;
comment on column session.network is 'The network that the log-in came from, as failures are counted for it; null before this column.';
create index on session (network, created_at) where network is not null;

alter table security_event add column times int not null default 1;
alter table security_event add column last_at timestamptz not null default now();
update security_event set last_at = at;
comment on table security_event is 'What happened to the accounts of students: one row for each log-in, log-out and change of what an account is protected by. A failure that is repeated within an hour is counted in its row. It holds no secret; rows are deleted after a year.';
comment on column security_event.times is 'How often it happened, from "at" to "last_at".';
create index on security_event (address, event, at);

alter table mobile_code add column sent_on date;
comment on column mobile_code.sent_on is 'The day, in the time zone of the university, on which "sends" were counted.';
update mobile_code set sent_on = (first_sent_at at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
comment on column mobile_code.first_sent_at is 'Not used since the codes are counted by day.';
comment on column mobile_code.sends is 'How many codes were sent on this day; each allows new guesses. A code that was used stays as expired, to be counted.';

alter table receipt add column times int not null default 1;
comment on table receipt is 'Every attempt at registration and at the choices around it, successful or not: what was requested and what came of it. A refusal that is repeated is counted in its row. An attempt that is sent again with the same key within a day is answered from here.';
comment on column receipt.times is 'How often the same was refused in the same way; "at" and "key" are those of the last time.';

alter table plan add column request_hash text;
comment on column plan.request_hash is 'Of the request that made it: another request with the same key is refused.';
alter table plan_attempt add column request_hash text;
comment on column plan_attempt.request_hash is 'Of the request: another one with the same key is refused.';
create index on plan_attempt (at);
