create or replace function notify_marks() returns trigger language plpgsql as $$
begin
  perform add_notification('mark', 'mark ' || n.semester_id || ' ' || n.subject_id || ' ' || pg_current_xact_id(),
    n.subject_id, jsonb_build_object('semester', n.semester_id), n.students)
  from (
    select m.semester_id, m.subject_id, array_agg(m.student_id) as students
    from given m join registration r on (r.student_id, r.semester_id, r.subject_id) = (m.student_id, m.semester_id, m.subject_id)
    group by m.semester_id, m.subject_id) n;
  return null;
end $$;

comment on function notify_marks is 'The marks that were given in a subject become one notification for all who were registered in it. Earlier studies that are brought in are no news.';

create or replace trigger notify_marks after insert on mark
  referencing new table as given for each statement execute function notify_marks();
