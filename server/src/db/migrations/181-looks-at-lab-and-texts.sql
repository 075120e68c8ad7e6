-- Times and units of the language lab, the university's texts and programmes change by themselves too. Whatever other pages have
-- been added to the list stays in it.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'last_look_page_check');
begin
  alter table last_look drop constraint last_look_page_check;
  execute 'alter table last_look add constraint last_look_page_check '
    || replace(kept, 'ARRAY[', 'ARRAY[''lab''::text, ''resources''::text, ''programme''::text, ');
end $$;

-- Whoever writes a text, when it changed is true; an import that writes the same again changes nothing.
create function date_resource() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger date_resource before update of title_ka, title_en, text_ka, text_en on resource
  for each row
  -- Who tells the day knows it better.
  when (new.updated_at = old.updated_at and (old.title_ka, old.title_en, old.text_ka, old.text_en)
    is distinct from (new.title_ka, new.title_en, new.text_ka, new.text_en))
  execute function date_resource();
