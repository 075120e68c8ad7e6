create or replace function save_minor(the_student int, as_of int, the_semester int, catalogue int, since timestamptz, until timestamptz,
  the_move jsonb, the_key text, out outcome text, out receipts jsonb, out cancelled json) language plpgsql as $$
declare
  stands boolean := is_decision_current(the_student, as_of, the_semester, catalogue, since, until);
  move record;
  ids int[];
begin
  cancelled := '[]';
  receipts := find_receipts(the_student, the_key);
  outcome := case when receipts is not null then 'repeated' when stands then 'done' else 'stale' end;
  if outcome <> 'done' or the_move is null then return; end if;
  select * into move from jsonb_to_record(the_move)
    as x(action text, minor int, code text, reason_ka text, reason_en text);
  insert into receipt (student_id, semester_id, action, group_ids, registration_id, code, reason_ka, reason_en, key)
    values (the_student, the_semester, move.action, '{}', move.minor, move.code, move.reason_ka, move.reason_en, the_key);
  if move.code is not null then return; end if;
  if move.action = 'minor_deleted' then
    select array_agg(r.id) into ids
      from registration r
      join module m on m.id = r.module_id and m.kind = 'minor'
      where r.student_id = the_student and r.semester_id = the_semester;
    perform 1 from study_group g
      where g.id in (select rg.group_id from registration_group rg where rg.registration_id = any(ids))
      order by g.id for no key update;
    with cancelled_registration as (
      select r.id, r.subject_id, coalesce(array_agg(rg.group_id) filter (where rg.group_id is not null), '{}') as groups
      from registration r
      left join registration_group rg on rg.registration_id = r.id
      where r.id = any(ids)
      group by r.id
    ), saved_receipt as (
      insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, key)
      select the_student, the_semester, 'cancelled', subject_id, groups, id, the_key from cancelled_registration
    )
    select coalesce(json_agg(id order by id), '[]') into cancelled from cancelled_registration;
    delete from registration_group rg where rg.registration_id = any(ids);
    delete from registration r where r.id = any(ids);
  end if;
  update student s set minor_programme_id = case move.action when 'minor_chosen' then move.minor end
    where s.id = the_student;
end $$;

comment on function save_minor is 'Saves or deletes the choice of a minor if the decision is still current, with its receipt. Deleting it cancels the registrations in its modules, each with a receipt. A move is {action, minor, code, reason_ka, reason_en}. Answers as save_pre_registration does.';
