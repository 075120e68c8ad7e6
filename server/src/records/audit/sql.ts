import { unpackThree, unpackTwo } from '../tables/pack-ids.ts'

interface AuditedTable {
  readonly table: 'marks' | 'points'
  readonly relation: 'mark' | 'component_score'
  /** SQL: the keys of the row, from the number of the change `c`. */
  readonly keys: string
  readonly hasKeys: string
  /** SQL: what the row is about, beside the student. */
  readonly about: string
  readonly fields: readonly string[]
}

const auditedTables: readonly AuditedTable[] = [
  {
    table: 'marks',
    relation: 'mark',
    keys: unpackThree('c.id', 'student_id', 'semester_id', 'subject_id'),
    hasKeys: 't.student_id = k.student_id and t.semester_id = k.semester_id and t.subject_id = k.subject_id',
    about: `select jsonb_build_object('subject', u.code, 'semester', e.academic_year || '-' || e.season)
      from subject u, semester e where u.id = k.subject_id and e.id = k.semester_id`,
    fields: ['credits', 'score', 'status_id', 'is_recovery'],
  },
  {
    table: 'points',
    relation: 'component_score',
    keys: unpackTwo('c.id', 'student_id', 'component_id'),
    hasKeys: 't.student_id = k.student_id and t.component_id = k.component_id',
    about: `select jsonb_build_object('subject', u.code, 'semester', e.academic_year || '-' || e.season,
        'component', p.name_ka || ' / ' || p.name_en)
      from mark_component p join subject u on u.id = p.subject_id join semester e on e.id = p.semester_id
      where p.id = k.component_id`,
    fields: ['score'],
  },
]

/** SQL: the fields of a row that is JSON; a status by its name. */
const valuesOf = (row: string): string => `(
  select jsonb_object_agg(case field when 'status_id' then 'status' else field end, case field
    when 'status_id' then to_jsonb((select s.name_ka || ' / ' || s.name_en from mark_status s where s.id = (${row} ->> field)::int))
    else ${row} -> field end) from unnest(x.fields) field)`

const auditTable = (
  { table, relation, keys, hasKeys, about, fields }: AuditedTable,
  work: 'import' | 'undo',
): string => {
  const [former, current] = [
    valuesOf('c.before'),
    `case c.action when 'changed' then ${valuesOf('to_jsonb(t)')} end`,
  ]
  const [before, after] = work === 'import' ? [former, current] : [current, former]
  return `insert into audit (staff_member_id, operation, entity, student_id, school_id, before, after, request_id)
   select (select m.id from staff_member m where m.email = $2), 'records.import', '${relation}', k.student_id, p.school_id,
     a.about || (${before}), a.about || (${after}), '${work === 'import' ? 'import' : 'undo of import'} ' || $1::int
   from record_change c
   cross join lateral (select ${keys}) k
   cross join lateral (
     select case c.action when 'changed' then c.fields else '{${fields.join(',')}}' end as fields) x
   cross join lateral (${about}) a(about)
   join student st on st.id = k.student_id join programme p on p.id = st.programme_id
   left join ${relation} t on ${hasKeys}
   where c.import_id = $1::int and c.kind = '${table}' and c.relation = '${relation}' and c.action in ('changed', 'deleted')`
}

/**
 * A row of the audit for each mark, and each of its components, that an import has changed or removed, or that its undo
 * gives back. $1 is the import, $2 the e-mail of the member of staff, or any other text for the command line. After an import, and before
 * an undo. New ones are not among them: a first import has hundreds of thousands.
 */
export const auditMarks = (work: 'import' | 'undo'): string[] =>
  auditedTables.map((table) => auditTable(table, work))
