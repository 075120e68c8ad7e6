create or replace function notify_changed_points() returns trigger language plpgsql as $$
begin
  perform add_notification('points', 'changed points ' || c.id || ' ' || pg_current_xact_id(), c.subject_id,
    jsonb_build_object('name_ka', c.name_ka, 'name_en', c.name_en, 'corrected', true), n.students)
  from (
    select g.component_id, array_agg(g.student_id) as students
    from given g join before b on (b.student_id, b.component_id) = (g.student_id, g.component_id) and b.score <> g.score
    group by g.component_id) n
  join mark_component c on c.id = n.component_id
  join semester s on s.id = c.semester_id and s.is_current;
  return null;
end $$;

comment on function notify_changed_points is 'As notify_points, for points that were corrected: an event of its own, because one import may do both.';

create or replace trigger notify_changed_points after update on component_score
  referencing old table as before new table as given for each statement execute function notify_changed_points();
