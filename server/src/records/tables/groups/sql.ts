/** SQL over the group `g`: what a student registers for, in the form of an import of a catalogue (toRegisteredForm). */
const registeredForm = `jsonb_build_object(
  'subject_code', (select code from subject where id = g.subject_id), 'config', g.config, 'part', g.part,
  'parent_group_code', (select code from study_group p where p.id = g.parent_id), 'is_rotation', g.is_rotation,
  'times', coalesce((select jsonb_agg(jsonb_build_array(m.weekday, to_char(m.starts, 'HH24:MI'), to_char(m.ends, 'HH24:MI'))
    order by m.position) from group_meeting m where m.group_id = g.id), '[]'),
  'dates', coalesce((select jsonb_agg(jsonb_build_array(d.starts_on, d.ends_on) order by d.starts_on)
    from group_dates d where d.group_id = g.id), '[]'))`

/** A seat that is taken is never taken away. */
export const keepTakenSeats = `
  update rec_new_groups s set capacity = t.taken::text from rec_code_groups c join study_group t on t.id = c.id
  where c.code = s.code and s.capacity <> '' and s.capacity::int < t.taken`

/** The registrations of the groups' students, before anything is written. */
export const keepForms = `
  create temp table rec_group_form on commit drop as
  select g.id, ${registeredForm} as form, g.registered_as is not null and exists (
      select from registration_group rg join registration r on r.id = rg.registration_id
      join receipt t on t.student_id = r.student_id and t.at > g.must_change_since and t.code is null
        and t.action in ('registered', 'changed') and g.id = any(t.group_ids)
      where rg.group_id = g.id) as has_new_seats
  from study_group g where g.taken > 0 or g.registered_as is not null`

/** Fields of a group whose students must choose again; SQL over the stored row `t`. */
export const closeGroup = `is_open = false, must_change = t.taken > 0 or t.must_change,
  registered_as = case when t.must_change or t.taken = 0 then t.registered_as
    else (select f.form from rec_group_form f where f.id = t.id) end,
  must_change_since = case when t.must_change or t.taken = 0 then t.must_change_since else clock_timestamp() end`

/**
 * Groups that meet otherwise than before are marked for their students; a mark that an import has set goes when the group
 * is again what they registered for, or has no students.
 */
export const markMoved = (importID: number, step: number): string[] => [
  `drop table if exists rec_group_mark; create temp table rec_group_mark on commit drop as
   select g.id, f.form, g.must_change and g.registered_as is not null and g.is_open
     and (g.taken = 0 or not f.has_new_seats and g.registered_as = now.form) as is_restored
   from rec_group_form f join study_group g on g.id = f.id cross join lateral (select ${registeredForm} as form) now
   where g.must_change and g.registered_as is not null or g.taken > 0 and now.form <> f.form`,
  `delete from rec_group_mark m using study_group g where g.id = m.id and not m.is_restored and (g.must_change or not g.is_open)`,
  `insert into record_change (import_id, step, kind, relation, action, id, fields, before, hashes)
   select ${importID}, ${step}, 'groups', 'study_group', 'changed', g.id,
     '{must_change,registered_as,must_change_since}', jsonb_build_object('must_change', g.must_change,
       'registered_as', g.registered_as, 'must_change_since', g.must_change_since),
     (select hashes from record_row b where b.kind = 'groups' and b.id = g.id)
   from rec_group_mark m join study_group g on g.id = m.id`,
  `update study_group g set must_change = not m.is_restored,
     registered_as = case when not m.is_restored then m.form end,
     must_change_since = case when not m.is_restored then clock_timestamp() end
   from rec_group_mark m where m.id = g.id`,
]
