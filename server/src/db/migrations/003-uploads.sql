insert into setting (name, value) values
  -- Which folder of uploaded files belongs to this database: the file installation-id in the folder has the same text.
  ('installation_id', to_jsonb(gen_random_uuid())),
  -- How many megabytes of files a student may send within 24 hours.
  ('upload_megabytes_per_day', '1000'),
  -- Files that no row refers to stay in the trash folder for this time.
  ('trash_days', '30');

alter table stored_file add column student_id int references student on delete set null;
comment on column stored_file.student_id is 'Who sent it; null for files of the university, and for those from before this column.';
create index on stored_file (student_id, created_at);
