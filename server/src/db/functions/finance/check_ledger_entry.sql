create or replace function check_ledger_entry() returns trigger language plpgsql as $$
begin
  if new.currency is distinct from (
      select p.currency from student s join programme p on p.id = s.programme_id where s.id = new.student_id) then
    raise exception 'the account of student % is not in %', new.student_id, new.currency using errcode = 'check_violation';
  end if;
  if new.charge_id is not null and not exists (
      select from ledger_entry c where c.id = new.charge_id and c.student_id = new.student_id and c.kind = 'charge') then
    raise exception 'entry % is no charge of student %', new.charge_id, new.student_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

comment on function check_ledger_entry is 'An account has one currency, that of the student''s programme, and an entry pays only a charge of the same student.';

create or replace trigger check_ledger_entry before insert on ledger_entry
  for each row execute function check_ledger_entry();
