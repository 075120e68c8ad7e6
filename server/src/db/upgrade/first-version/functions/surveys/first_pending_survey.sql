create or replace function first_pending_survey(the_student int) returns int language plpgsql stable as $$
begin
  if not exists (select from open_survey o where o.student_id = the_student) then
    return null;
  end if;
  return (
    select v.id from pending_survey w join survey v on v.id = w.survey_id where w.student_id = the_student
    order by v.is_locked desc, v.ends_on nulls last, v.position, v.id limit 1);
end $$;

comment on function first_pending_survey is 'The survey that has to be answered first, or null. Surveys that cannot be closed come first. The expensive views are read only if a survey is open, because this is read with every user.';
