create or replace function choose_visit(the_student int, the_branch int, the_day date, the_start time, the_key text)
returns text language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  booked visit_slot;
  requested visit_slot;
  latest date;
begin
  perform from student where id = the_student for no key update;
  select d.day into latest from student s
    join intake_deadline d on d.intake_id = s.intake_id and d.kind = 'signing'
    where s.id = the_student and s.is_international;
  if latest is null then return 'not_asked'; end if;
  if not exists (select from visit_branch where id = the_branch) then return 'no_branch'; end if;

  select o.* into booked from visit v join visit_slot o on o.id = v.slot_id
    where v.student_id = the_student and v.attempt_key = the_key;
  if booked.id is not null then
    return case when (booked.branch_id, booked.day, booked.starts) = (the_branch, the_day, the_start)
      then 'ok' else 'key_of_another' end;
  end if;
  select o.* into booked from visit v join visit_slot o on o.id = v.slot_id
    where v.student_id = the_student and v.removed_at is null;
  if booked.id is not null then
    return case when (booked.branch_id, booked.day, booked.starts) = (the_branch, the_day, the_start)
      then 'ok' else 'booked' end;
  end if;

  if (the_day + the_start) at time zone zone <= now() then return 'past'; end if;
  if the_day > latest then return 'late'; end if;
  select * into requested from visit_slot
    where branch_id = the_branch and day = the_day and starts = the_start and taken < capacity
    for no key update;
  if requested.id is null then return 'not_available'; end if;
  insert into visit (student_id, slot_id, attempt_key) values (the_student, requested.id, the_key);
  return 'ok';
end $$;

comment on function choose_visit is 'Books a visit to sign the contract. Locks the student, then the slot, so that the last place is given once. Answers ok, or not_asked, no_branch, past, late, not_available, booked, key_of_another.';
