create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger can only be added' using errcode = 'insufficient_privilege';
end $$;

comment on function refuse_ledger_change is 'Refuses to change or delete entries of the ledger: a mistake is corrected by another entry.';

create or replace trigger refuse_ledger_change before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();
create or replace trigger refuse_ledger_truncate before truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
