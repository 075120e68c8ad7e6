-- Marked works, the parts of the thesis and its theme change by themselves too. Whatever other pages have been added to
-- the list stays in it.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'last_look_page_check');
begin
  alter table last_look drop constraint last_look_page_check;
  execute 'alter table last_look add constraint last_look_page_check '
    || replace(kept, 'ARRAY[', 'ARRAY[''works''::text, ''components''::text, ''theme''::text, ');
end $$;
