-- Presentations, and the topics and laboratory groups of medicine, change by themselves too: until when they are taken or
-- chosen, and who is in a group. Whatever other pages have been added to the list stays in it.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'last_look_page_check');
begin
  alter table last_look drop constraint last_look_page_check;
  execute 'alter table last_look add constraint last_look_page_check '
    || replace(kept, 'ARRAY[',
      'ARRAY[''presentations''::text, ''medicine-topics''::text, ''medicine-lab-groups''::text, ');
end $$;

-- What was kept of marks does not say which of them are recovered; they are as they were seen.
update last_look l set seen = l.seen || k.recovered
from (
  select l.student_id, jsonb_object_agg(entry.key, entry.value || '{"is_recovery": true}') as recovered
  from last_look l
  cross join lateral jsonb_each(l.seen) entry
  join mark m on m.student_id = l.student_id and m.is_recovery
    and entry.key = m.semester_id || ' ' || m.subject_id || ' mark'
  where l.page = 'evaluations'
  group by l.student_id
) k
where l.page = 'evaluations' and l.student_id = k.student_id;
