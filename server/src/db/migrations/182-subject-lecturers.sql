-- Who teaches a subject in a semester, and in how many of its groups. In a university of 30,000 a subject has hundreds of
-- groups: read through them, who teaches it cost three times as much there.
create table subject_lecturer (
  subject_id int not null references subject,
  semester_id int not null references semester,
  lecturer_id int not null references lecturer,
  groups int not null check (groups >= 0),
  primary key (subject_id, semester_id, lecturer_id)
);

insert into subject_lecturer
  select subject_id, semester_id, lecturer_id, count(*) from study_group where lecturer_id is not null group by 1, 2, 3;

-- Whoever writes groups, they are counted.
create function count_subject_lecturers() returns trigger language plpgsql as $$
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
create trigger count_subject_lecturers after insert or delete or update of subject_id, semester_id, lecturer_id on study_group
  for each row execute function count_subject_lecturers();
