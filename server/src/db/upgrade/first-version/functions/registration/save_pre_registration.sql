create or replace function save_pre_registration(the_student int, as_of int, the_semester int, catalogue int, since timestamptz, until timestamptz,
  the_move jsonb, the_key text, out outcome text, out receipts jsonb) language plpgsql as $$
declare
  stands boolean := is_decision_current(the_student, as_of, the_semester, catalogue, since, until);
  move record;
  the_id int;
begin
  receipts := find_receipts(the_student, the_key);
  outcome := case when receipts is not null then 'repeated' when stands then 'done' else 'stale' end;
  if outcome <> 'done' or the_move is null then return; end if;
  select * into move from jsonb_to_record(the_move)
    as x(action text, id int, subject int, module int, code text, reason_ka text, reason_en text);
  the_id := move.id;
  if move.code is null then
    if move.action = 'pre_registered' then
      insert into pre_registration as p (student_id, semester_id, subject_id, module_id)
        values (the_student, the_semester, move.subject, move.module) returning p.id into the_id;
    elsif move.action = 'pre_registration_removed' then
      update pre_registration p set removed_at = now() where p.id = the_id and p.student_id = the_student;
    else
      update pre_registration p set subject_id = move.subject, module_id = move.module
        where p.id = the_id and p.student_id = the_student;
    end if;
  end if;
  insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka, reason_en, key)
    values (the_student, the_semester, move.action, move.subject, '{}', the_id, move.code, move.reason_ka, move.reason_en, the_key);
end $$;

comment on function save_pre_registration is 'Saves a decision on a pre-registration if it is still current, with its receipt. A move is {action, id, subject, module, code, reason_ka, reason_en}: with a code it is a refusal, of which only the receipt is saved; null is nothing to do. Answers done, stale, or repeated with the receipts of the same key.';
