-- Timetable: The current semester is switched by a date.

alter table semester add column current_from date;
create unique index one_semester_a_day on semester (current_from);
comment on column semester.current_from is 'From this day at the university it is the current semester, until the day of another one; null leaves the current one as it is.';
