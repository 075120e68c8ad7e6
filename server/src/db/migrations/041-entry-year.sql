-- Of a student who was there before, it is counted back from the semester of study.
alter table student add column entry_year int check (entry_year between 1900 and 2200);
comment on column student.entry_year is 'The year in which the academic year of their entry began. Counted back from the semester of study when nobody has said it.';
update student set entry_year = (
  select academic_year - (study_semester - 1) / 2 from semester where is_current);
