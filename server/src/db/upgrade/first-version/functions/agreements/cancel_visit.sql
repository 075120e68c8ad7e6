create or replace function cancel_visit(the_student int, the_visit int) returns text language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  found_day date;
  found_removed timestamptz;
begin
  perform from student where id = the_student for no key update;
  select o.day, v.removed_at into found_day, found_removed
    from visit v join visit_slot o on o.id = v.slot_id where v.id = the_visit and v.student_id = the_student;
  if found_day is null then return 'none'; end if;
  if found_removed is not null then return 'ok'; end if;
  if found_day <= (now() at time zone zone)::date then return 'today'; end if;
  update visit set removed_at = now() where id = the_visit;
  return 'ok';
end $$;

comment on function cancel_visit is 'Cancels a visit until the day before it. Answers ok, none or today; cancelling twice is ok.';
