import { openClient } from '#server/db/connection/open-client.ts'
import { exportRecords, type ExportedTable } from '../export-records.ts'
import {
  binding,
  manifestColumns,
  manifestFiles,
  manifestVersion,
  oneRosterVersion,
  type OneRosterName,
} from './binding.ts'
import {
  extensions,
  isGroupColumn,
  pick,
  schoolID,
  tables,
  teacherID,
  toExtension,
  universityID,
  yearID,
  type Records,
  type Row,
  type Rows,
  type TableName,
} from './exported-rows.ts'
import { readObjects } from './load-stored.ts'
import { metadata } from './read-rows.ts'
import { loadUniversity } from './sql.ts'
import { toFinalMarks } from './to-final-marks.ts'

interface University {
  readonly ka: string | null
  readonly en: string | null
}

const toOrgs = ({ schools }: Records, { ka, en }: University): Row[] => [
  {
    sourcedId: universityID,
    name: en ?? ka ?? universityID,
    type: 'school',
    [metadata('name_ka')]: ka ?? '',
  },
  ...schools.map((row) => ({
    sourcedId: schoolID(row['code']!),
    name: row['name_en']!,
    type: 'department',
    identifier: row['code']!,
    parentSourcedId: universityID,
    ...toExtension('orgs', row),
  })),
]

/** The calendar year in which an academic year ends. */
const toSchoolYear = (year: string) => String(Number(year) + 1)

const toAcademicSessions = ({ semesters }: Records): Row[] => {
  const byYear = Map.groupBy(semesters, (row) => row['code']!.slice(0, 4))
  return [
    ...[...byYear].map(([year, rows]) => ({
      sourcedId: yearID(year),
      title: `${year}-${toSchoolYear(year)}`,
      type: 'schoolYear',
      startDate: rows.map((row) => row['starts_on']!).toSorted()[0]!,
      endDate: rows
        .map((row) => row['ends_on']!)
        .toSorted()
        .at(-1)!,
      schoolYear: toSchoolYear(year),
    })),
    ...semesters.map((row) => ({
      sourcedId: row['code']!,
      title: row['name_en']!,
      type: 'semester',
      startDate: row['starts_on']!,
      endDate: row['ends_on']!,
      parentSourcedId: yearID(row['code']!.slice(0, 4)),
      schoolYear: toSchoolYear(row['code']!.slice(0, 4)),
      ...toExtension('academicSessions', row),
    })),
  ]
}

const toCourses = ({ subjects }: Records): Row[] =>
  subjects.map((row) => ({
    sourcedId: row['code']!,
    title: row['name_en']!,
    courseCode: row['code']!,
    orgSourcedId: schoolID(row['school']!),
    ...toExtension('courses', row),
  }))

const toClasses = ({ groups, subjects }: Records): Row[] => {
  const titles = new Map(subjects.map((row) => [row['code']!, row['name_en']!]))
  return groups.map((row) => ({
    sourcedId: row['code']!,
    title: `${titles.get(row['subject']!)} ${row['name']}`,
    courseSourcedId: row['subject']!,
    classCode: row['name']!,
    classType: 'scheduled',
    schoolSourcedId: universityID,
    termSourcedIds: row['semester']!,
    ...toExtension('classes', row),
    [metadata(isGroupColumn)]: 'yes',
  }))
}

const toUsers = ({ lecturers, students }: Records): Row[] => [
  ...lecturers.map((row) => ({
    sourcedId: teacherID(row['code']!),
    enabledUser: 'true',
    username: row['code']!,
    givenName: row['first_name_en']!,
    familyName: row['last_name_en']!,
    identifier: row['code']!,
    primaryOrgSourcedId: schoolID(row['school']!),
    ...pick(row, ['first_name_ka', 'last_name_ka']),
  })),
  ...students.map((row) => ({
    sourcedId: row['code']!,
    enabledUser: String(row['status'] === 'active'),
    username: row['code']!,
    givenName: row['first_name_en']!,
    familyName: row['last_name_en']!,
    identifier: row['code']!,
    email: row['university_email']!,
    sms: row['phone']!,
    primaryOrgSourcedId: universityID,
    ...toExtension('users', row),
  })),
]

const toRoles = ({ lecturers, students }: Records): Row[] => {
  const role = (id: string, name: string, org?: string) => ({
    sourcedId: org === undefined ? `role-${id}` : `role-${id}-${org}`,
    userSourcedId: id,
    roleType: 'primary',
    role: name,
    orgSourcedId: org ?? universityID,
  })
  return [
    ...lecturers.map((row) => role(teacherID(row['code']!), 'teacher')),
    // Whoever has an org as the primary one has a role in it.
    ...lecturers
      .filter((row) => row['school'] !== '')
      .map((row) => role(teacherID(row['code']!), 'teacher', schoolID(row['school']!))),
    ...students.map((row) => role(row['code']!, 'student')),
  ]
}

const toEnrollments = ({ groups, registrations, registered_groups: seats }: Records): Row[] => {
  const byCode = new Map(registrations.map((row) => [row['code']!, row]))
  return [
    ...groups
      .filter((row) => row['lecturer'] !== '')
      .map((row) => ({
        sourcedId: `teacher-of-${row['code']}`,
        classSourcedId: row['code']!,
        schoolSourcedId: universityID,
        userSourcedId: teacherID(row['lecturer']!),
        role: 'teacher',
        primary: 'true',
      })),
    ...seats.map((seat) => {
      const registration = byCode.get(seat['registration']!)!
      return {
        sourcedId: `seat-${seat['registration']}-${seat['part']}`,
        classSourcedId: seat['group']!,
        schoolSourcedId: universityID,
        userSourcedId: registration['student']!,
        role: 'student',
        primary: 'false',
        beginDate: registration['registered_at']!.slice(0, 10),
        [metadata('registration')]: registration['code']!,
        ...pick(registration, ['module', 'programme', 'registered_at']),
      }
    }),
  ]
}

async function* listRows<Item>(items: Iterable<Item>, toValues: (item: Item) => readonly string[]) {
  await Promise.resolve()
  for (const item of items) yield toValues(item)
}

const lineBreaks = /\s*[\r\n]+\s*/g

const toTable = (name: OneRosterName, rows: Rows): ExportedTable => {
  const columns = [
    ...binding[name].map((field) => field.name),
    ...(extensions[name] ?? []).map((column) => metadata(column)),
  ]
  return {
    name,
    columns,
    // A line break within a field is not allowed.
    rows: listRows(rows, (row) => columns.map((column) => (row[column] ?? '').replaceAll(lineBreaks, ' '))),
  }
}

const toManifest = (names: readonly string[], { en, ka }: University): ExportedTable => {
  const properties = [
    ['manifest.version', manifestVersion],
    ['oneroster.version', oneRosterVersion],
    ...manifestFiles.map((name) => [`file.${name}`, names.includes(name) ? 'bulk' : 'absent']),
    ['source.systemName', en ?? ka ?? ''],
    ['source.systemCode', ''],
  ] as const
  return { name: 'manifest', columns: manifestColumns, rows: listRows(properties, (property) => property) }
}

const readUniversity = async (url: string): Promise<University> => {
  const client = await openClient(url)
  try {
    return (await client.query<University>(loadUniversity)).rows[0]!
  } finally {
    await client.end()
  }
}

/** The rows of a table; equal values are one string, as most of hundreds of thousands of marks are. */
const readShared = async (table: ExportedTable): Promise<Row[]> => {
  const known = new Map<string, string>()
  const share = (value: string): string => {
    const found = known.get(value)
    if (found === undefined) known.set(value, value)
    return found ?? value
  }
  const rows: Row[] = []
  for await (const row of readObjects(table)) {
    for (const [column, value] of Object.entries(row)) row[column] = share(value)
    rows.push(row)
  }
  return rows
}

const readRecords = async (url: string): Promise<Records> => {
  const records = Object.fromEntries(tables.map((name) => [name, [] as Row[]])) as Record<TableName, Row[]>
  for await (const table of exportRecords(url, { only: tables }))
    records[table.name as TableName] = await readShared(table)
  return records
}

/** The stored records as a package of OneRoster 1.2.1: its manifest, and a file for whatever there are rows of. */
export async function* exportOneRoster(url: string): AsyncGenerator<ExportedTable> {
  const university = await readUniversity(url)
  const records = await readRecords(url)
  const { markClasses, ...marks } = toFinalMarks(records)
  const files = Object.entries({
    academicSessions: toAcademicSessions(records),
    classes: [...toClasses(records), ...markClasses],
    courses: toCourses(records),
    enrollments: toEnrollments(records),
    orgs: toOrgs(records, university),
    roles: toRoles(records),
    users: toUsers(records),
    ...marks,
  } satisfies Record<OneRosterName, Rows>)
    // A file without rows is not allowed.
    .filter(([, rows]) => rows.length > 0)
  yield toManifest(
    files.map(([name]) => name),
    university,
  )
  for (const [name, rows] of files) yield toTable(name as OneRosterName, rows)
}
