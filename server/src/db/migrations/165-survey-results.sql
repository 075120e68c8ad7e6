-- For the office: how often what was said, of each place about which enough have answered: the sum of one or two who
-- have answered would be theirs.
create or replace view survey_result as
select t.survey_id, t.subject_id, t.person_id, (s.key::jsonb ->> 0)::int as question_id,
  (s.key::jsonb ->> 1)::int as answer_id, (s.key::jsonb ->> 2)::int as value, s.key::jsonb ->> 3 as text,
  s.value::int as times
from survey_tally t
join survey v on v.id = t.survey_id
join setting least on least.name = 'survey_minimum_group'
cross join lateral jsonb_each_text(t.said) s
where (
  select count(*) from survey_participant p
  where p.survey_id = t.survey_id
    and (t.subject_id is null or exists (
      select from registration r
      where r.student_id = p.student_id and r.semester_id = v.semester_id and r.subject_id = t.subject_id
        and (t.person_id is null or exists (
          select from registration_group h join study_group g on g.id = h.group_id
          where h.registration_id = r.id and g.lecturer_id = t.person_id))))
) >= (least.value #>> '{}')::int;
