create or replace function delete_old_health_files() returns setof text language sql as $$
  with reviewed as (
    select student_id, file_id from student_vaccine
    where file_id is not null and coalesce(accepted_at, returned_at) < now() - interval '1 month'
    for update skip locked),
  cleared as (
    update student_vaccine v set file_id = null from reviewed r where v.student_id = r.student_id returning r.file_id)
  delete from stored_file f using cleared c where f.id = c.file_id returning f.name
$$;

comment on function delete_old_health_files is 'Deletes the documents about vaccination that were reviewed more than a month ago, and gives their names in the folder. The answers stay.';
