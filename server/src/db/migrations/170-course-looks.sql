-- A course is looked at apart from the others: of this page a student has one look for each subject.
alter table last_look
  add column subject_id int references subject on delete cascade,
  drop constraint last_look_pkey,
  add constraint one_last_look unique nulls not distinct (student_id, page, subject_id);

-- Whatever other pages have been added to the list stays in it.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'last_look_page_check');
begin
  alter table last_look drop constraint last_look_page_check;
  execute 'alter table last_look add constraint last_look_page_check '
    || replace(kept, 'ARRAY[', 'ARRAY[''course''::text, ');
end $$;
alter table last_look add constraint course_has_subject check ((page = 'course') = (subject_id is not null));
