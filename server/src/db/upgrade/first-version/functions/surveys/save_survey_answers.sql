create or replace function save_survey_answers(the_student int, the_survey int, the_key text, targets jsonb)
returns text language plpgsql as $$
begin
  insert into survey_participant (survey_id, student_id, attempt_key)
    select o.survey_id, o.student_id, the_key from open_survey o
    where o.survey_id = the_survey and o.student_id = the_student
    on conflict (survey_id, student_id) do nothing;
  if not found then
    return coalesce((
      select case when p.attempt_key = the_key then 'done' else 'answered' end from survey_participant p
      where p.survey_id = the_survey and p.student_id = the_student), 'not_asked');
  end if;
  insert into survey_tally (survey_id, subject_id, person_id, counts)
    select the_survey, p."subjectID", p."personID", p.counts
    from jsonb_to_recordset(targets) p ("subjectID" int, "personID" int, counts jsonb)
    -- A fixed order, so that two students who answer at once cannot deadlock.
    order by p."subjectID" nulls first, p."personID" nulls first
    on conflict (survey_id, subject_id, person_id) do update
      set counts = add_answer_counts(survey_tally.counts, excluded.counts);
  return 'done';
end $$;

comment on function save_survey_answers is 'Records that the student has answered and adds the answers to the counts, or does neither. A row is written for each target that was asked about, so that the order of writes does not tell who answered what. Answers done, answered (before, with another key) or not_asked.';
