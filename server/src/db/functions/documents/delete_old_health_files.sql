create or replace function delete_old_health_files() returns setof text language sql as $$
  with old as (
    select student_id, file_id from student_vaccine
    where file_id is not null and (coalesce(accepted_at, returned_at) < now() - interval '1 month'
      or accepted_at is null and returned_at is null and answered_at < now() - make_interval(days =>
        (select (value #>> '{}')::int from setting where name = 'unreviewed_health_file_days')))
    for update skip locked),
  cleared as (
    update student_vaccine v set file_id = null from old o where v.student_id = o.student_id returning o.file_id)
  delete from stored_file f using cleared c where f.id = c.file_id returning f.name
$$;

comment on function delete_old_health_files is 'Deletes the documents about vaccination that were reviewed more than a month ago, or that nobody has reviewed for as long as the setting unreviewed_health_file_days says, and gives their names in the folder. The answers stay.';
