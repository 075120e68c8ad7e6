create or replace function remove_medicine_choices() returns trigger language plpgsql as $$
begin
  delete from medicine_topic_choice where registration_id = new.id;
  delete from lab_group_member where registration_id = new.id;
  return null;
end $$;

comment on function remove_medicine_choices is 'A registration that is changed to another subject loses its topic and its laboratory group.';

create or replace trigger remove_medicine_choices after update of subject_id on registration
  for each row when (old.subject_id <> new.subject_id) execute function remove_medicine_choices();
