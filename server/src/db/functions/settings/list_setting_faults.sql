create or replace function list_setting_faults(path text, the_value jsonb, the_shape jsonb, is_strict boolean default true)
returns table (part text, wrong jsonb, ka text, en text) language plpgsql stable as $$
declare
  kind text := jsonb_typeof(the_value);
  written text := the_value #>> '{}';
  is_right boolean;
  child record;
begin
  if kind = 'null' and coalesce((the_shape ->> 'allowsNull')::boolean, false) then return; end if;
  case the_shape ->> 'type'
    when 'boolean' then is_right := kind = 'boolean';
    when 'integer' then
      is_right := kind = 'number' and written ~ '^-?\d{1,15}$';
    when 'number' then is_right := kind = 'number';
    when 'text' then
      is_right := kind = 'string' and length(written) <= coalesce((the_shape ->> 'maxLength')::int, 1000)
        and written ~ coalesce(the_shape ->> 'pattern', '')
        and (not the_shape ? 'choices' or the_shape -> 'choices' ? written);
    when 'list' then
      is_right := kind = 'array';
      if is_right then is_right := jsonb_array_length(the_value) <= coalesce((the_shape ->> 'maxItems')::int, 1000); end if;
    else is_right := kind = 'object';
  end case;
  if is_right and kind = 'number' then
    is_right := written::numeric between coalesce((the_shape ->> 'minimum')::numeric, '-Infinity') and coalesce((the_shape ->> 'maximum')::numeric, 'Infinity');
  end if;
  if is_right and the_shape ? 'format' then
    begin
      is_right := case the_shape ->> 'format'
        -- Browsers do not know the names under posix/ and right/, nor those of the machine.
        when 'time-zone' then exists (select from pg_timezone_names z
          where z.name = written and z.name !~ '^(posix|right)/' and z.name not in ('posixrules', 'localtime', 'Factory'))
        -- A network that is most of the internet would disable the limits per address.
        when 'network' then masklen(written::inet) >= case family(written::inet) when 4 then 8 else 16 end
        when 'date' then written ~ '^\d{4}-\d{2}-\d{2}$' and written::date is not null
        when 'picture' then written = '' or is_picture(written)
        when 'secret' then length(written) >= 32
      end;
    exception when data_exception then
      is_right := false;
    end;
  end if;
  if not is_right or is_right is null then
    return query select path, the_value, the_shape ->> 'ka', the_shape ->> 'en';
    return;
  end if;
  if kind = 'array' then
    for child in select e.value, e.position from jsonb_array_elements(the_value) with ordinality e (value, position) loop
      return query select f.* from list_setting_faults(format('%s[%s]', path, child.position), child.value, the_shape -> 'items', is_strict) f;
    end loop;
  elsif kind = 'object' then
    for child in select p.key, p.value as shape, the_value -> p.key as value from jsonb_each(the_shape -> 'parts') p order by p.key loop
      if child.value is not null then
        return query select f.* from list_setting_faults(path || '.' || child.key, child.value, child.shape, is_strict) f;
      elsif not coalesce(the_shape -> 'optional' ? child.key, false) then
        return query select path || '.' || child.key, null::jsonb, child.shape ->> 'ka', child.shape ->> 'en';
      end if;
    end loop;
    if is_strict then
      return query select path || '.' || k.key, the_value -> k.key, the_shape ->> 'ka', the_shape ->> 'en'
        from jsonb_object_keys(the_value) k (key) where not the_shape -> 'parts' ? k.key order by k.key;
    end if;
  end if;
end $$;

comment on function list_setting_faults is 'Lists the parts of a value that its shape does not allow, with what they must be; wrong is null for a missing part. Unknown parts are faults only if is_strict.';
