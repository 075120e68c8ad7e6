create or replace function save_group_times() returns trigger language plpgsql as $$
declare
  written jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed int := written ->> case tg_table_name when 'study_group' then 'id' else 'group_id' end;
begin
  if current_setting('portal.notifications', true) is distinct from 'off'
    and exists (select from study_group where id = changed and taken > 0) then
    insert into timetable_change (group_id, before) values (changed, read_group_times(changed)) on conflict do nothing;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

comment on function save_group_times is 'Saves the times of a group before the first change of a transaction. A group without students is skipped.';

create or replace trigger save_group_times before insert or update or delete on group_meeting
  for each row execute function save_group_times();
create or replace trigger save_group_times before insert or update or delete on meeting_move
  for each row execute function save_group_times();
create or replace trigger save_group_times before update of is_open, must_change on study_group
  for each row execute function save_group_times();
