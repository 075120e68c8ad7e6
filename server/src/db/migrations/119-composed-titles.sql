-- All other names are stored composed (Unicode NFC) too, as people's are since 086. A name of which the composed one exists
-- already stays: two rows would be one then, which only the university can decide.
do $$
declare
  found record;
  one tid;
begin
  for found in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.data_type = 'text' and c.is_generated = 'NEVER'
      and c.column_name ~ '^(name|title|author|label)(_ka|_en)?$'
      -- What a student has accepted does not change.
      and c.table_name not in ('popup_message', 'stored_file')
    order by c.table_name, c.column_name
  loop
    begin
      execute format('update %1$I set %2$I = normalize(%2$I) where %2$I is not normalized', found.table_name, found.column_name);
    exception when integrity_constraint_violation or raise_exception then
      for one in execute format('select ctid from %1$I where %2$I is not normalized', found.table_name, found.column_name) loop
        begin
          execute format('update %1$I set %2$I = normalize(%2$I) where ctid = $1', found.table_name, found.column_name) using one;
        exception when integrity_constraint_violation or raise_exception then
          raise notice 'A name of % stays as it is: %', found.table_name, sqlerrm;
        end;
      end loop;
    end;
  end loop;
end $$;
