-- What a student has seen of her marks; whatever other pages have been added to the list stays in it.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'last_look_page_check');
begin
  alter table last_look drop constraint last_look_page_check;
  execute 'alter table last_look add constraint last_look_page_check '
    || replace(kept, 'ARRAY[', 'ARRAY[''evaluations''::text, ');
end $$;
