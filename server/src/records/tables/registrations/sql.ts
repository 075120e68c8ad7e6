/** SQL over a row of `rec_diff_registered_groups`: the number of its registration. */
const registrationOf = (alias: string) => `(${alias}.id >> 32)`

/**
 * Registrations of an import whose groups a student has changed since; another subject has other groups too. `group` is
 * the place of the column among the hashes of its table.
 */
const createTouched = (group: number, overwrites: boolean): string => `
  create temp table if not exists rec_touched_registrations on commit drop as
  select r.id::bigint as id from registration r join record_row b on b.kind = 'registrations' and b.id = r.id
  where ${String(!overwrites)} and (
    exists (
      select from registration_group g
      left join record_row h on h.kind = 'registered_groups' and h.id = (g.registration_id::bigint << 32) + g.part
      left join record_code c on c.kind = 'groups' and c.id = g.group_id
      where g.registration_id = r.id
        and (h.id is null or h.hashes[${group}] <> record_hash(coalesce(c.code, 'group-' || g.group_id))))
    or exists (
      select from record_row h
      where h.kind = 'registered_groups' and h.id between r.id::bigint << 32 and (r.id::bigint << 32) + 20
        and not exists (select from registration_group g
          where g.registration_id = r.id and g.part = h.id - (r.id::bigint << 32))));
  create index if not exists rec_touched_registrations_id on rec_touched_registrations (id);
  analyze rec_touched_registrations`

/** Codes of registrations that an import has read. One that is no longer stored was cancelled by the student. */
const importedCodes = `
  select code from record_code where kind = 'registrations'
  union all select 'registration-' || id from record_row where kind = 'registrations'`

/** A changed row stays as it is stored, and is listed as edited. */
const keepFields = `kept = d.kept || d.changed, changed = '{}'`

export const keepRegistrations = (group: number, overwrites: boolean): string[] => [
  createTouched(group, overwrites),
  `update rec_diff_registrations d set action = 'own' from rec_touched_registrations t
   where t.id = d.id and d.action = 'gone'`,
  `update rec_diff_registrations d set action = 'same', ${keepFields} from rec_touched_registrations t
   where t.id = d.id and d.action = 'changed'`,
  ...(overwrites
    ? []
    : [
        `update rec_diff_registrations d set action = 'by student' from rec_new_registrations s
         where s.line = d.line and d.action = 'added' and s.code in (${importedCodes})`,
      ]),
  // The student has registered for the subject in the portal.
  `update rec_diff_registrations d set action = 'by student' from rec_new_registrations s
   join rec_old_registrations o
     on o.student = s.student and o.semester = s.semester and o.subject = s.subject
   join rec_diff_registrations stored on stored.id = o.rec_id
   where s.line = d.line and d.action = 'added' and (stored.action in ('own', 'left')
     or stored.action in ('same', 'changed') and not 'subject' = any(stored.changed))`,
]

export const keepRegisteredGroups = (
  group: number,
  overwrites: boolean,
  hasRegistrations: boolean,
): string[] => [
  createTouched(group, overwrites),
  // The files are complete: a group that the student has added does not stay beside theirs.
  ...(overwrites
    ? [
        `update rec_diff_registered_groups d set action = 'gone' where d.action = 'own' and exists (
           select from rec_new_registered_groups s join rec_code_registrations c on c.code = s.registration
           where c.id = ${registrationOf('d')})`,
      ]
    : []),
  `update rec_diff_registered_groups d set action = case d.action when 'gone' then 'own' else 'same' end, ${keepFields}
   from rec_touched_registrations t
   where t.id = ${registrationOf('d')} and d.action in ('gone', 'changed')`,
  // A new group of a registration that is left as it is, or that the student has given up.
  `update rec_diff_registered_groups d set action = 'by student' from rec_new_registered_groups s
   left join rec_code_registrations c on c.code = s.registration
   where s.line = d.line and d.action = 'added' and (
     exists (select from rec_touched_registrations t where t.id = c.id)
     or c.id is null and ${String(!hasRegistrations)} and s.registration in (${importedCodes}))`,
  ...(hasRegistrations
    ? [
        `update rec_diff_registered_groups d set action = 'by student' from rec_new_registered_groups s
         join rec_new_registrations r on r.code = s.registration
         join rec_diff_registrations owner on owner.line = r.line and owner.action = 'by student'
         where s.line = d.line and d.action = 'added'`,
      ]
    : []),
]

/** Rows for which the group has no seat, beside those that stay. `capacity` is SQL that finds it by the code `f."group"`. */
export const listSeatless = (capacity: string): string => `
  select f.line, f."group" as value from (
    select line, "group", row_number() over (partition by "group" order by line nulls first) as nth from (
      select s.line, s."group" from rec_new_registered_groups s join rec_diff_registered_groups d on d.line = s.line
      where d.action = 'added' or 'group' = any(d.changed)
      union all
      select null, o."group" from rec_old_registered_groups o join rec_diff_registered_groups d on d.id = o.rec_id
      where d.action in ('own', 'left') or d.action in ('same', 'changed') and not 'group' = any(d.changed)
        or d.action = 'part' and (exists (select from rec_touched_registrations t where t.id = ${registrationOf('d')})
          or not exists (select from record_row b where b.kind = 'registrations' and b.id = ${registrationOf('d')}))
    ) seats) f
  where f.line is not null and f.nth > (${capacity}) order by f.line`
