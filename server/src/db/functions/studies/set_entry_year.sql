create or replace function set_entry_year() returns trigger language plpgsql as $$
begin
  new.entry_year := (select academic_year - (new.study_semester - 1) / 2 from semester where is_current);
  return new;
end $$;

comment on function set_entry_year is 'A new student without an entry year has entered as many academic years ago as the semester of study says.';

create or replace trigger set_entry_year before insert on student
  for each row when (new.entry_year is null) execute function set_entry_year();
