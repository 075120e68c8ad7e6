create or replace function list_missing_letterhead() returns setof text language sql stable as $$
  select part.path
  from (values ('ka'), ('en'), ('address.ka'), ('address.en'), ('phone'), ('url'), ('signatory.ka'), ('signatory.en'),
    ('position.ka'), ('position.en')) part (path)
  left join setting s on s.name = 'university'
  where btrim(coalesce(s.value #>> string_to_array(part.path, '.'), '')) = ''
$$;

comment on function list_missing_letterhead is 'Lists the empty parts of the setting university that a letter needs.';
