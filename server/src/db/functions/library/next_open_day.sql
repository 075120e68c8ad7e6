create or replace function next_open_day(day date) returns date language sql stable as $$
  with closed as (
    select weekday::int from setting s, jsonb_array_elements_text(s.value -> 'closed_weekdays') weekday
    where s.name = 'library_terms')
  select coalesce(min(day + ahead), day) from generate_series(0, 60) ahead
  where extract(isodow from day + ahead)::int not in (select weekday from closed)
    and not exists (select from holiday h where h.day = next_open_day.day + ahead)
$$;

comment on function next_open_day is 'The first day from this one on on which the library is open; the day itself if it never opens. rules/src/library/open-days.ts computes the same.';
