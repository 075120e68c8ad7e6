-- Timetable: A semester becomes the current one by itself.

alter table semester add column current_from date;
comment on column semester.current_from is 'The day on which it becomes the current semester, at the university''s midnight; null is its first day. An earlier day opens its registration before lectures begin.';
