create or replace function save_receipt(the_student int, the_action text, the_subject int, about int, the_code text, ka text, en text,
  the_key text) returns void language sql as $$
  insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka, reason_en, key)
  select the_student, s.id, the_action, the_subject, '{}', about, the_code, ka, en, the_key
  from semester s
  where s.is_current and not exists (
    select from receipt r where r.student_id = the_student and r.key = the_key and r.action = the_action
      and r.subject_id is not distinct from the_subject and r.code is not distinct from the_code)
$$;

comment on function save_receipt is 'Saves the receipt of an attempt, successful or refused, in the current semester. The same attempt sent twice leaves one receipt.';
