create or replace function keep_setting_right() returns trigger language plpgsql as $$
declare
  known setting_definition := (select d from setting_definition d where d.name = new.name);
  instead jsonb;
begin
  new.refused := null;
  if known.name is null or not exists (select from list_setting_faults(new.name, new.value, known.shape, false)) then
    return new;
  end if;
  instead := known.when_wrong;
  if instead is null and tg_op = 'UPDATE' and not exists (select from list_setting_faults(new.name, old.value, known.shape, false)) then
    instead := old.value;
  end if;
  if instead is null and known.shape ->> 'format' = 'secret' then
    instead := to_jsonb(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'));
  end if;
  instead := coalesce(instead, known.default_value);
  if instead is null then
    raise exception using errcode = 'check_violation',
      message = format('The setting %s cannot be %s: it must be %s.', new.name, new.value, known.shape ->> 'en');
  end if;
  raise warning 'The setting % cannot be %: it must be %. The portal uses % instead.', new.name, new.value, known.shape ->> 'en', instead;
  new.refused := new.value;
  new.value := instead;
  return new;
end $$;

comment on function keep_setting_right is 'Moves an invalid value of a setting aside and replaces it with a valid one, so that no statement that reads settings fails.';

create or replace trigger keep_setting_right before insert or update of value on setting for each row
  execute function keep_setting_right();
