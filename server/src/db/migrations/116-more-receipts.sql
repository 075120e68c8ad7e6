-- The concentration, the subjects of law, free credits and the request for a group are attempts as well: what came of
-- them can be read where the rest can.

alter table receipt drop constraint receipt_action_check;
alter table receipt add constraint receipt_action_check check (action in (
  'registered', 'changed', 'cancelled', 'wished', 'wish_changed', 'wish_removed', 'minor_chosen', 'minor_deleted',
  'group_requested', 'concentration_chosen', 'law_chosen', 'free_refused', 'free_wanted'));
comment on column receipt.registration_id is
  'the registration, the wish, the minor programme, the concentration or the request that it was about';

-- Leaves the receipt of an attempt, done or refused; the same attempt sent twice leaves one.
create function leave_receipt(the_student int, the_action text, the_subject int, about int, the_code text, ka text, en text,
  the_key text) returns void language sql as $$
  insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka, reason_en, key)
  select the_student, s.id, the_action, the_subject, '{}', about, the_code, ka, en, the_key
  from semester s
  where s.is_current and not exists (
    select from receipt r where r.student_id = the_student and r.key = the_key and r.action = the_action
      and r.subject_id is not distinct from the_subject and r.code is not distinct from the_code)
$$;

-- As it was (060), with its receipt.
create or replace function keep_group_request(the_student int, as_of int, the_semester int, catalogue int, since timestamptz,
  until timestamptz, the_subject int, the_day int, the_start int, the_key text, out outcome text, out id int)
  language plpgsql as $$
begin
  outcome := 'stale';
  if not still_stands(the_student, as_of, the_semester, catalogue, since, until) then return; end if;
  outcome := 'done';
  select r.id into keep_group_request.id from group_request r where r.student_id = the_student and r.key = the_key;
  if found then return; end if;
  insert into group_request as r (student_id, semester_id, subject_id, weekday, lecture_start_id, key)
    values (the_student, the_semester, the_subject, the_day, the_start, the_key)
    on conflict (student_id, semester_id, subject_id) where status = 'sent' do nothing
    returning r.id into keep_group_request.id;
  if found then
    perform leave_receipt(the_student, 'group_requested', the_subject, keep_group_request.id, null, null, null, the_key);
  end if;
end $$;
