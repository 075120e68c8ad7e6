-- Books that were lent before the library's closed days counted are due on open days too. Functions are created after the
-- migrations, so this repeats next_open_day.
update library_loan l
set due_on = d.next
from (
  select o.id, min(o.due_on + ahead) as next
  from library_loan o, generate_series(0, 60) ahead
  where o.closed_on is null
    and o.due_on >= (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date
    and extract(isodow from o.due_on + ahead)::int not in (
      select weekday::int from setting s, jsonb_array_elements_text(s.value -> 'closed_weekdays') weekday
      where s.name = 'library_terms')
    and not exists (select from holiday h where h.day = o.due_on + ahead)
  group by o.id) d
where d.id = l.id and d.next <> l.due_on;
