create or replace function save_group_request(the_student int, as_of int, the_semester int, catalogue int, since timestamptz,
  until timestamptz, the_subject int, the_day int, the_start int, the_key text, out outcome text, out id int)
  language plpgsql as $$
begin
  outcome := 'stale';
  if not is_decision_current(the_student, as_of, the_semester, catalogue, since, until) then return; end if;
  outcome := 'done';
  select r.id into save_group_request.id from group_request r where r.student_id = the_student and r.key = the_key;
  if found then return; end if;
  insert into group_request as r (student_id, semester_id, subject_id, weekday, lecture_start_id, key)
    values (the_student, the_semester, the_subject, the_day, the_start, the_key)
    on conflict (student_id, semester_id, subject_id) where status = 'sent' do nothing
    returning r.id into save_group_request.id;
  if found then
    perform save_receipt(the_student, 'group_requested', the_subject, save_group_request.id, null, null, null, the_key);
  end if;
end $$;

comment on function save_group_request is 'Saves a request for a group if the decision is still current, with its receipt. Without an id in the answer the student already waits for an answer on this subject.';
