create or replace function set_resource_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

comment on function set_resource_updated_at is 'Sets updated_at when a text changes, unless the statement sets it itself. Writing the same text again changes nothing.';

create or replace trigger set_resource_updated_at before update of title_ka, title_en, text_ka, text_en on resource
  for each row
  when (new.updated_at = old.updated_at and (old.title_ka, old.title_en, old.text_ka, old.text_en)
    is distinct from (new.title_ka, new.title_en, new.text_ka, new.text_en))
  execute function set_resource_updated_at();
