-- A date of the year may concern only students near the end of their studies, such as those of the thesis.
alter table academic_event add column from_study_semester int;
comment on column academic_event.from_study_semester is
  'Only for students in this semester of their studies or a later one; null is for everybody.';
