create or replace function keep_free_copies(the_book int) returns void language plpgsql as $$
declare
  free int;
  days int := (select (value ->> 'hold_days')::int from setting where name = 'library_terms');
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  last_day date := next_open_day((now() at time zone zone)::date + days);
  waiting library_hold;
  kept book;
begin
  select * into kept from book where id = the_book for no key update;
  free := kept.copies - kept.lent - kept.held;
  for waiting in
    select * from library_hold where book_id = the_book and ended_at is null and ready_until is null
    order by created_at, id limit greatest(free, 0) for no key update
  loop
    update library_hold set ready_until = last_day where id = waiting.id;
    perform add_notification('book_ready', 'book_ready ' || waiting.id, null,
      jsonb_build_object('title', kept.title, 'until', last_day), array[waiting.student_id]);
  end loop;
end $$;

comment on function keep_free_copies is 'Keeps the free copies of a book for those who wait for it, the first one first, and notifies them. Locks the book.';
