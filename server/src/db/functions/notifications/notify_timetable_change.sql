create or replace function notify_timetable_change() returns trigger language plpgsql as $$
declare
  after_change jsonb := read_group_times(new.group_id);
begin
  delete from timetable_change where group_id = new.group_id;
  if after_change is distinct from new.before then
    perform add_notification('timetable', 'timetable ' || new.group_id || ' ' || pg_current_xact_id(), g.subject_id,
      jsonb_build_object('group', g.code, 'before', new.before, 'after', after_change),
      array(select r.student_id from registration_group rg join registration r on r.id = rg.registration_id
        where rg.group_id = g.id))
    from study_group g where g.id = new.group_id;
  end if;
  return null;
end $$;

comment on function notify_timetable_change is 'At the end of the transaction: a group whose times are others than before becomes one notification, however often and by whatever statements they were written.';

drop trigger if exists notify_timetable_change on timetable_change;
create constraint trigger notify_timetable_change after insert on timetable_change
  deferrable initially deferred for each row execute function notify_timetable_change();
