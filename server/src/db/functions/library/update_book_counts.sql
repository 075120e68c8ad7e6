create or replace function update_book_counts() returns trigger language plpgsql as $$
declare
  is_loan boolean := tg_table_name = 'library_loan';
  counted_before int := 0;
  counted_after int := 0;
begin
  -- A loan counts while it is out, a hold while a copy is kept for it.
  if tg_op <> 'INSERT' then
    counted_before := case when is_loan then (to_jsonb(old) ->> 'closed_on' is null)::int
      else (to_jsonb(old) ->> 'ended_at' is null and to_jsonb(old) ->> 'ready_until' is not null)::int end;
  end if;
  if tg_op <> 'DELETE' then
    counted_after := case when is_loan then (to_jsonb(new) ->> 'closed_on' is null)::int
      else (to_jsonb(new) ->> 'ended_at' is null and to_jsonb(new) ->> 'ready_until' is not null)::int end;
  end if;
  if counted_after <> counted_before then
    update book set
      lent = lent + case when is_loan then counted_after - counted_before else 0 end,
      held = held + case when is_loan then 0 else counted_after - counted_before end
    where id = case tg_op when 'DELETE' then old.book_id else new.book_id end;
  end if;
  return null;
end $$;

comment on function update_book_counts is 'Counts the copies of a book that are lent and those that are kept; book_copies_lent limits them.';

create or replace trigger update_book_counts after insert or delete or update of closed_on on library_loan
  for each row execute function update_book_counts();
create or replace trigger update_book_counts after insert or delete or update of ended_at, ready_until on library_hold
  for each row execute function update_book_counts();
