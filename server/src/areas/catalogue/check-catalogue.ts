import type { BadRow } from './files/bad-row.ts'
import type { Table, TableRow } from './files/read-table.ts'
import type { demandRow, groupRow, studentRow, subjectRow } from './rows.ts'

type Shape<Row extends { readonly def: { readonly shape: unknown } }> = Row['def']['shape']
type GroupRow = TableRow<Shape<typeof groupRow>>

export interface CatalogueTables {
  readonly subjects: Table<Shape<typeof subjectRow>>
  readonly groups: Table<Shape<typeof groupRow>>
  readonly students: Table<Shape<typeof studentRow>>
  readonly demand: Table<Shape<typeof demandRow>>
}

const toBadRows = <Row extends { readonly line: number }>(
  file: string,
  cause: string,
  rows: readonly Row[],
  toValue: (row: Row) => string,
): BadRow[] => rows.map((row) => ({ file, line: row.line, cause, value: toValue(row) }))

/** Rows whose key an earlier row has. */
const listRepeated = <Row>(rows: readonly Row[], toKey: (row: Row) => string): Row[] => {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = toKey(row)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}

const checkSubjects = ({ subjects }: CatalogueTables): BadRow[] => {
  const toCode = ({ subject_code }: { subject_code: string }) => subject_code
  const repeated = listRepeated(subjects.rows, toCode)
  return toBadRows('subjects.csv', 'the subject stands there twice', repeated, toCode)
}

/** The most frequent one: a single wrong row must not make all others wrong. */
const findTermWeeks = (rows: readonly GroupRow[]): number => {
  const counts = [...Map.groupBy(rows, ({ weeks }) => weeks.length)].map(([weeks, { length }]) => ({
    weeks,
    length,
  }))
  return counts.reduce((best, other) => (other.length > best.length ? other : best), { weeks: 0, length: 0 })
    .weeks
}

const checkParents = ({ groups }: CatalogueTables): BadRow[] => {
  const known = groups.listValues('group_code')
  const byCode = new Map(groups.rows.map((group) => [group.group_code, group]))
  const findParent = ({ parent_group_code }: GroupRow) => byCode.get(parent_group_code ?? '')
  const refuse = (cause: string, isBad: (group: GroupRow, parent: GroupRow | undefined) => boolean) => {
    const rows = groups.rows.filter(
      (group) => group.parent_group_code !== null && isBad(group, findParent(group)),
    )
    return toBadRows('groups.csv', cause, rows, (group) => group.parent_group_code ?? '')
  }
  return [
    // A parent in a bad row is reported only there.
    ...refuse(
      'the parent group is not in groups.csv',
      (group) => known?.has(group.parent_group_code ?? '') === false,
    ),
    ...refuse(
      'the parent group belongs to another subject',
      (group, parent) => parent !== undefined && parent.subject_code !== group.subject_code,
    ),
    ...refuse(
      'the parent group belongs to another config',
      (group, parent) => parent?.subject_code === group.subject_code && parent.config !== group.config,
    ),
    ...refuse(
      'the parent group is not of an earlier part',
      (group, parent) =>
        parent?.subject_code === group.subject_code &&
        parent.config === group.config &&
        parent.part >= group.part,
    ),
  ]
}

const checkGroups = (tables: CatalogueTables): BadRow[] => {
  const { groups, subjects } = tables
  const toCode = ({ group_code }: GroupRow) => group_code
  const subjectCodes = subjects.listValues('subject_code')
  const termWeeks = findTermWeeks(groups.rows)
  const orphans = groups.rows.filter(({ subject_code }) => subjectCodes?.has(subject_code) === false)
  const otherWeeks = groups.rows.filter(({ weeks }) => weeks.length !== termWeeks)
  const cause = `weeks does not have ${termWeeks} digits like most rows`
  return [
    ...toBadRows('groups.csv', 'the group stands there twice', listRepeated(groups.rows, toCode), toCode),
    ...toBadRows(
      'groups.csv',
      'the subject is not in subjects.csv',
      orphans,
      ({ subject_code }) => subject_code,
    ),
    ...toBadRows('groups.csv', cause, otherWeeks, ({ weeks }) => weeks),
    ...checkParents(tables),
  ]
}

const checkStudents = ({ students }: CatalogueTables): BadRow[] => {
  const file = 'students.csv'
  const sameCode = listRepeated(students.rows, ({ student_code }) => student_code.toLowerCase())
  const sameEmail = listRepeated(students.rows, ({ university_email }) => university_email.toLowerCase())
  return [
    ...toBadRows(file, 'the student stands there twice', sameCode, ({ student_code }) => student_code),
    // The e-mail with which a password is set would reach somebody else.
    ...toBadRows(
      file,
      'another student has the same university_email',
      sameEmail,
      ({ university_email }) => university_email,
    ),
  ]
}

const checkDemand = ({ subjects, demand }: CatalogueTables): BadRow[] => {
  const toKey = ({ student_code, subject_code }: { student_code: string; subject_code: string }) =>
    `${student_code} ${subject_code}`
  const subjectCodes = subjects.listValues('subject_code')
  const orphans = demand.rows.filter(({ subject_code }) => subjectCodes?.has(subject_code) === false)
  const repeated = listRepeated(demand.rows, toKey)
  return [
    ...toBadRows(
      'demand.csv',
      'the subject is not in subjects.csv',
      orphans,
      ({ subject_code }) => subject_code,
    ),
    ...toBadRows('demand.csv', 'the student requests the subject twice', repeated, toKey),
  ]
}

/** The rows that contradict each other, or refer to something that does not exist. */
export const checkCatalogue = (tables: CatalogueTables): BadRow[] => [
  ...checkSubjects(tables),
  ...checkGroups(tables),
  ...checkStudents(tables),
  ...checkDemand(tables),
]
