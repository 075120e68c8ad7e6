-- The survey that the portal asks for first, or null. The user is read by everybody at the opening minute: whether there is
-- anything to ask about is looked at only where a survey is open.
create function first_survey(the_student int) returns int language plpgsql stable as $$
begin
  if not exists (select from survey_of_student o where o.student_id = the_student) then
    return null;
  end if;
  -- What cannot be closed comes first, so that nothing that can be stands before it.
  return (
    select v.id from survey_waiting w join survey v on v.id = w.survey_id where w.student_id = the_student
    order by v.is_locked desc, v.ends_on nulls last, v.position, v.id limit 1);
end $$;
