-- Statements read the clock with now(), which tests can set.
alter table payment_refusal alter column day set default now()::date;
