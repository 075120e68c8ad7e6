create or replace function notify_exam_change() returns trigger language plpgsql as $$
begin
  if (old.day, old.starts, old.room_id) is not distinct from (new.day, new.starts, new.room_id) then
    return null;
  end if;
  perform add_notification('exam', 'exam ' || new.id || ' ' || pg_current_xact_id(), new.subject_id,
    jsonb_build_object('type_ka', t.name_ka, 'type_en', t.name_en,
      'after', jsonb_build_object('date', new.day, 'time', to_char(new.starts, 'HH24:MI'), 'room', o.name))
    -- The first change of a transaction knows how it was.
    || case when exists (select from notification where event = 'exam ' || new.id || ' ' || pg_current_xact_id()) then '{}'
      else jsonb_build_object('before', jsonb_build_object('date', old.day, 'time', to_char(old.starts, 'HH24:MI'),
        'room', (select name from room where id = old.room_id))) end,
    array(select student_id from registration where semester_id = new.semester_id and subject_id = new.subject_id))
  from exam_type t left join room o on o.id = new.room_id where t.id = new.exam_type_id;
  return null;
end $$;

comment on function notify_exam_change is 'An exam whose day, time or room has changed becomes one notification for each transaction.';

create or replace trigger notify_exam_change after update of day, starts, room_id on exam
  for each row execute function notify_exam_change();
