-- Agreements: A contract is headed with the letterhead of the day on which it was accepted.

alter table contract_acceptance add column letterhead_id int references letterhead;
comment on column contract_acceptance.letterhead_id is 'Null for acceptances from before contracts had a letterhead, and while the university has no name.';
create index contract_acceptance_letterhead on contract_acceptance (letterhead_id);
