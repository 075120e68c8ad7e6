create or replace function notify_points() returns trigger language plpgsql as $$
begin
  perform add_notification('points', 'points ' || c.id || ' ' || pg_current_xact_id(), c.subject_id,
    jsonb_build_object('name_ka', c.name_ka, 'name_en', c.name_en), n.students)
  from (
    select component_id, array_agg(student_id) as students from given
    group by component_id) n
  join mark_component c on c.id = n.component_id
  join semester s on s.id = c.semester_id and s.is_current;
  return null;
end $$;

comment on function notify_points is 'The points that were given in a component become one notification for all whose points are new.';

create or replace trigger notify_points after insert on component_score
  referencing new table as given for each statement execute function notify_points();
