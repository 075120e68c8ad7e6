create or replace function book(the_student int, the_kind text, items int[], the_time int, the_day date, the_start time, the_end time,
  online boolean, the_text text, the_key text, out outcome text, out booking_id int, out taken_id int) language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  the_school int;
  known booking;
  opened booking_time;
begin
  perform from student where id = the_student for no key update;
  select m.school_id into the_school from student s join programme m on m.id = s.programme_id where s.id = the_student;
  if the_time is not null then
    select * into opened from booking_time where id = the_time and is_open for no key update;
    if opened.id is null then outcome := 'no_time'; return; end if;
    items := array[opened.bookable_id];
    the_day := opened.day;
    the_start := opened.starts;
    the_end := opened.ends;
  end if;

  select * into known from booking where student_id = the_student and key = the_key;
  if known.id is not null then
    booking_id := known.id;
    outcome := case when (known.kind, known.day, known.starts, known.ends) = (the_kind, the_day, the_start, the_end)
      and array(select bookable_id from booking_item i where i.booking_id = known.id order by 1)
        = array(select distinct item from unnest(items) item order by 1)
      then 'ok' else 'key_of_another' end;
    return;
  end if;

  -- In the order of their numbers, so that two requests cannot deadlock.
  perform from bookable where id = any(items) order by id for no key update;
  if exists (
    select from unnest(items) item
    where not exists (
      select from bookable b where b.id = item and b.kind = the_kind and b.is_open
        and (b.school_id is null or b.school_id = the_school))) then
    outcome := 'no_item';
    return;
  end if;
  if (the_day + the_start) at time zone zone <= now() then outcome := 'past'; return; end if;
  if (select count(*) from booking b where b.student_id = the_student and b.kind = the_kind and b.status in ('sent', 'confirmed')
      and (b.day + b.ends) at time zone zone > now()) >= (select max_open from booking_kind where kind = the_kind) then
    outcome := 'too_many';
    return;
  end if;
  select b.id into taken_id from bookable b
    where b.id = any(items) and count_bookings(b.id, the_day, the_start, the_end) >= b.capacity order by b.id limit 1;
  if taken_id is not null then outcome := 'taken'; return; end if;

  insert into booking (student_id, kind, time_id, day, starts, ends, is_online, text, key)
    values (the_student, the_kind, the_time, the_day, the_start, the_end, online, the_text, the_key)
    returning id into booking_id;
  insert into booking_item (booking_id, bookable_id) select book.booking_id, item from (select distinct unnest(items)) i (item);
  outcome := 'ok';
end $$;

comment on function book is 'Books a time that was opened, or equipment for a time. Locks the student, then what is booked, so that nothing is booked more often than there is of it. Answers ok, or no_time, no_item, past, too_many, taken (with what), key_of_another.';
