create or replace function load_medicine_registration(the_student int, the_subject int, of_groups boolean,
  out outcome text, out registration int, out detail jsonb) language plpgsql as $$
declare
  semester int;
  until timestamptz;
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
begin
  detail := '{}';
  perform from student where id = the_student for no key update;
  outcome := 'not_medicine';
  if not exists (select from student s join programme p on p.id = s.programme_id
    where s.id = the_student and p.is_medicine) then return; end if;
  outcome := 'not_found';
  select m.semester_id, case when of_groups then m.lab_groups_until else m.topics_until end,
      jsonb_build_object('subject', jsonb_build_object('ka', sub.name_ka, 'en', sub.name_en))
    into semester, until, detail
    from medicine_subject m join semester s on s.id = m.semester_id and s.is_current
    join subject sub on sub.id = m.subject_id
    where m.subject_id = the_subject and (m.has_lab_groups or not of_groups);
  if semester is null then return; end if;
  outcome := 'not_registered';
  select r.id into registration from registration r
    where r.student_id = the_student and r.semester_id = semester and r.subject_id = the_subject;
  if registration is null then return; end if;
  outcome := 'ok';
  if until <= now() then
    outcome := 'closed';
    -- The last day: at midnight the one before.
    detail := detail || jsonb_build_object('day',
      to_char((until - interval '1 microsecond') at time zone zone, 'YYYY-MM-DD'));
  end if;
end $$;

comment on function load_medicine_registration is 'The student''s registration of a subject that has topics, or laboratory groups. Locks the student. Answers ok, or not_medicine, not_found, not_registered, closed.';
