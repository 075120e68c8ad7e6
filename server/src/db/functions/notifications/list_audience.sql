create or replace function list_audience(the_audience text, the_target int) returns setof int language plpgsql stable as $$
begin
  if the_audience = 'group' then
    return query select s.id from registration_group rg join registration r on r.id = rg.registration_id
      join student s on s.id = r.student_id and s.is_active where rg.group_id = the_target;
  elsif the_audience = 'course' then
    return query select s.id from registration r join semester c on c.id = r.semester_id and c.is_current
      join student s on s.id = r.student_id and s.is_active where r.subject_id = the_target;
  else
    return query select s.id from student s
      where s.is_active and (the_audience = 'everyone' or s.programme_id = the_target);
  end if;
end $$;

comment on function list_audience is 'The active students to whom something is published: of an audience of the view publication_audience.';
