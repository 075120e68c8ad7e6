-- Wishes of the pre-registration and the choice of a minor are safe to send twice too: each attempt leaves a receipt, a
-- refusal as well, and the same key is answered from it for a day.

alter table receipt drop constraint receipt_action_check;
alter table receipt add constraint receipt_action_check check (action in (
  'registered', 'changed', 'cancelled', 'wished', 'wish_changed', 'wish_removed', 'minor_chosen', 'minor_deleted'));
comment on column receipt.registration_id is 'the registration, the wish or the minor programme that it was about';

-- What an attempt with this key has left within a day, in order; null when there was none.
create function receipts_by_key(the_student int, the_key text) returns jsonb language sql stable as $$
  select jsonb_agg(to_jsonb(r) order by r.id) from receipt r
  where r.student_id = the_student and r.key = the_key and r.at > now() - interval '24 hours'
$$;

drop function keep_wish;
drop function settle_minor;

-- Keeps what was decided of a wish while it stands. A move is {action, wish, subject, module, code, reason_ka,
-- reason_en}: with a code it is a refusal that only leaves its receipt; null is nothing to do. Whoever waited here for
-- the same attempt finds its receipt, whether the decision still stands or not.
create function keep_wish(the_student int, as_of int, the_semester int, catalogue int, since timestamptz, until timestamptz,
  the_move jsonb, the_key text, out outcome text, out receipts jsonb) language plpgsql as $$
declare
  stands boolean := still_stands(the_student, as_of, the_semester, catalogue, since, until);
  move record;
  the_wish int;
begin
  receipts := receipts_by_key(the_student, the_key);
  outcome := case when receipts is not null then 'repeated' when stands then 'done' else 'stale' end;
  if outcome <> 'done' or the_move is null then return; end if;
  select * into move from jsonb_to_record(the_move)
    as x(action text, wish int, subject int, module int, code text, reason_ka text, reason_en text);
  the_wish := move.wish;
  if move.code is null then
    if move.action = 'wished' then
      insert into pre_registration as p (student_id, semester_id, subject_id, module_id)
        values (the_student, the_semester, move.subject, move.module) returning p.id into the_wish;
    elsif move.action = 'wish_removed' then
      update pre_registration p set removed_at = now() where p.id = the_wish and p.student_id = the_student;
    else
      update pre_registration p set subject_id = move.subject, module_id = move.module
        where p.id = the_wish and p.student_id = the_student;
    end if;
  end if;
  insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka, reason_en, key)
    values (the_student, the_semester, move.action, move.subject, '{}', the_wish, move.code, move.reason_ka, move.reason_en, the_key);
end $$;

-- Keeps the choice of a minor, or deletes it: then the registrations out of its modules are cancelled with it, each with
-- its receipt. A move is {action, minor, code, reason_ka, reason_en}, as above.
create function settle_minor(the_student int, as_of int, the_semester int, catalogue int, since timestamptz, until timestamptz,
  the_move jsonb, the_key text, out outcome text, out receipts jsonb, out cancelled json) language plpgsql as $$
declare
  stands boolean := still_stands(the_student, as_of, the_semester, catalogue, since, until);
  move record;
  ids int[];
begin
  cancelled := '[]';
  receipts := receipts_by_key(the_student, the_key);
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
    with given_up as (
      select r.id, r.subject_id, coalesce(array_agg(rg.group_id) filter (where rg.group_id is not null), '{}') as groups
      from registration r
      left join registration_group rg on rg.registration_id = r.id
      where r.id = any(ids)
      group by r.id
    ), kept as (
      insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, key)
      select the_student, the_semester, 'cancelled', subject_id, groups, id, the_key from given_up
    )
    select coalesce(json_agg(id order by id), '[]') into cancelled from given_up;
    delete from registration_group rg where rg.registration_id = any(ids);
    delete from registration r where r.id = any(ids);
  end if;
  update student s set minor_programme_id = case move.action when 'minor_chosen' then move.minor end
    where s.id = the_student;
end $$;
