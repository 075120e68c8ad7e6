create or replace function notify_exam_change() returns trigger language plpgsql as $$
declare
  has_own_room boolean;
  the_event text;
  is_later boolean;
begin
  if (old.day, old.starts, old.room_id) is not distinct from (new.day, new.starts, new.room_id) then
    return null;
  end if;
  -- Who has a seat in another room stays there whatever the room of the exam is.
  foreach has_own_room in array array[false, true] loop
    continue when has_own_room and (old.day, old.starts) is not distinct from (new.day, new.starts);
    the_event := concat_ws(' ', 'exam', new.id, pg_current_xact_id(), case when has_own_room then 'seat' end);
    -- The first change of a transaction knows how it was.
    is_later := exists (select from notification where event = the_event);
    perform add_notification('exam', the_event, new.subject_id,
      jsonb_build_object('type_ka', t.name_ka, 'type_en', t.name_en, 'exam', new.id,
        'after', jsonb_build_object('date', new.day, 'time', to_char(new.starts, 'HH24:MI'))
          || case when has_own_room then '{}' else jsonb_build_object('room', find_exam_room(new.room_id)) end)
      || case when is_later then '{}' else jsonb_build_object('before',
        jsonb_build_object('date', old.day, 'time', to_char(old.starts, 'HH24:MI'))
          || case when has_own_room then '{}' else jsonb_build_object('room', find_exam_room(old.room_id)) end) end,
      array(select r.student_id from registration r
        where r.semester_id = new.semester_id and r.subject_id = new.subject_id
          and has_own_room = exists (select from exam_seat p
            where p.exam_id = new.id and p.student_id = r.student_id and p.room_id is not null)))
    from exam_type t where t.id = new.exam_type_id;
  end loop;
  return null;
end $$;

comment on function notify_exam_change is 'An exam whose day, time or room has changed becomes one notification for each transaction; the room only for those whose seat is in it.';

create or replace trigger notify_exam_change after update of day, starts, room_id on exam
  for each row execute function notify_exam_change();
