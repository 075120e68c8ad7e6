create or replace function update_debt_block_of_entries() returns trigger language plpgsql as $$
begin
  perform update_debt_blocks(array(select distinct student_id from added));
  return null;
end $$;

comment on function update_debt_block_of_entries is 'A payment lifts the block of a debt in the same transaction.';

create or replace trigger update_debt_block_of_entries after insert on ledger_entry
  referencing new table as added for each statement execute function update_debt_block_of_entries();
