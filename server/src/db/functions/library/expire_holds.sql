create or replace function expire_holds() returns int language plpgsql as $$
declare
  the_book int;
  total int := 0;
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
begin
  -- In the order of their numbers, so that two servers cannot deadlock.
  for the_book in
    select distinct book_id from library_hold
    where ended_at is null and ready_until < (now() at time zone zone)::date order by 1
  loop
    perform from book where id = the_book for no key update;
    update library_hold set ended_at = now(), outcome = 'expired'
      where book_id = the_book and ended_at is null and ready_until < (now() at time zone zone)::date;
    perform keep_free_copies(the_book);
    total := total + 1;
  end loop;
  return total;
end $$;

comment on function expire_holds is 'Ends the holds whose copies were not taken in time, and keeps the copies for the next. Returns for how many books.';
