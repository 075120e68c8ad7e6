create or replace function cancel_booking(the_student int, kinds text[], the_booking int) returns text language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  found booking;
  hours int;
begin
  select * into found from booking where id = the_booking and student_id = the_student and kind = any(kinds) for update;
  if found.id is null then return 'none'; end if;
  if found.status = 'cancelled' then return 'ok'; end if;
  if found.status = 'rejected' then return 'answered'; end if;
  select cancel_hours into hours from booking_kind where kind = found.kind;
  -- What has no hours can be cancelled only until it is answered.
  if hours = 0 and found.status <> 'sent' then return 'answered'; end if;
  if (found.day + found.starts) at time zone zone - make_interval(hours => hours) <= now() then return 'late'; end if;
  update booking set status = 'cancelled' where id = the_booking;
  return 'ok';
end $$;

comment on function cancel_booking is 'Cancels a booking of the student. Answers ok (again too), none, answered or late.';
