create or replace function update_subject_lecturers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.lecturer_id is not null then
    update subject_lecturer set groups = groups - 1
      where (subject_id, semester_id, lecturer_id) = (old.subject_id, old.semester_id, old.lecturer_id);
    delete from subject_lecturer
      where (subject_id, semester_id, lecturer_id) = (old.subject_id, old.semester_id, old.lecturer_id) and groups = 0;
  end if;
  if tg_op <> 'DELETE' and new.lecturer_id is not null then
    insert into subject_lecturer values (new.subject_id, new.semester_id, new.lecturer_id, 1)
      on conflict (subject_id, semester_id, lecturer_id) do update set groups = subject_lecturer.groups + 1;
  end if;
  return null;
end $$;

comment on function update_subject_lecturers is 'Keeps subject_lecturer equal to a count of the groups.';

create or replace trigger update_subject_lecturers after insert or delete or update of subject_id, semester_id, lecturer_id on study_group
  for each row execute function update_subject_lecturers();
