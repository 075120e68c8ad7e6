create or replace function notify_changed_marks() returns trigger language plpgsql as $$
begin
  perform add_notification('mark', 'changed mark ' || n.semester_id || ' ' || n.subject_id || ' ' || pg_current_xact_id(),
    n.subject_id, jsonb_build_object('semester', n.semester_id, 'corrected', true), n.students)
  from (
    select g.semester_id, g.subject_id, array_agg(g.student_id) as students
    from given g join before b on (b.student_id, b.semester_id, b.subject_id) = (g.student_id, g.semester_id, g.subject_id)
      and (b.score, b.status_id) <> (g.score, g.status_id)
    group by g.semester_id, g.subject_id) n;
  return null;
end $$;

comment on function notify_changed_marks is 'As notify_marks, for marks that were corrected: an event of its own, because one import may do both.';

create or replace trigger notify_changed_marks after update on mark
  referencing old table as before new table as given for each statement execute function notify_changed_marks();
