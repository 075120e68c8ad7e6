create or replace function update_lab_group_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update lab_group set taken = taken - 1 where id = old.group_id;
    delete from lab_group where id = old.group_id and taken = 0;
  end if;
  if tg_op <> 'DELETE' then update lab_group set taken = taken + 1 where id = new.group_id; end if;
  return null;
end $$;

comment on function update_lab_group_count is 'Counts the members of a laboratory group; lab_group_within_places limits them. An empty group is deleted.';

create or replace trigger update_lab_group_count after insert or delete or update of group_id on lab_group_member
  for each row execute function update_lab_group_count();
