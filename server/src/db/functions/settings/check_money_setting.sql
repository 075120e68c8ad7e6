create or replace function check_money_setting() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select format('%s.%s cannot be %s', new.name, part.key, part.value) into wrong
  from jsonb_each(case jsonb_typeof(new.value) when 'object' then new.value else '{}' end) part
  where (new.name = 'payment_largest_amounts' or part.key in ('fine_per_day', 'fine_max', 'fine_limit'))
    and not (part.key = 'fine_limit' and part.value = 'null')
    and (jsonb_typeof(part.value) <> 'string' or part.value #>> '{}' !~ '^\d{1,7}(\.\d{1,2})?$')
  order by part.key limit 1;
  if wrong is not null then
    raise exception using errcode = 'check_violation',
      message = wrong || ': write an amount with at most two decimals as a text, such as "20.00".';
  end if;
  return new;
end $$;

comment on function check_money_setting is 'Refuses an amount in the settings of payments and of the library that is none: the portal computes with it.';

create or replace trigger check_money before insert or update on setting for each row
  when (new.name in ('payment_largest_amounts', 'library_terms')) execute function check_money_setting();
