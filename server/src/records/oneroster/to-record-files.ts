import { toLetter } from '#rules/marks/gpa.ts'
import { toUnreadable, type BadRecord } from '../bad-record.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { collectBadRecords, type BadGroup } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { binding, type OneRosterName } from './binding.ts'
import { indexPackage, needs } from './index-package.ts'
import { loadStored, nothingStored, toKey } from './load-stored.ts'
import { isGroupColumn } from './exported-rows.ts'
import { findManifest, readManifest } from './read-manifest.ts'
import { emptyIndex, type OneRosterFiles } from './package-index.ts'
import { leftOutWords } from './left-out/left-out-words.ts'
import { loadToday } from './sql.ts'
import { toPeople, toStudent } from './to-people.ts'
import type { Part } from './part.ts'
import { metadata, toOneRosterFile, type OneRosterFile, type OneRosterRow } from './read-rows.ts'
import { bilingualFields, sourceField, metadataField, toPartialFile } from './to-partial-file.ts'

const orgs: Part = (file, { index }) => [
  toPartialFile(
    file,
    'schools',
    [
      sourceField('code', 'identifier', (row) => index.schools.get(row.id) ?? ''),
      ...bilingualFields(file, 'name', 'name', index.georgian),
    ],
    (row) => index.schools.has(row.id),
  ),
]

const academicSessions: Part = (file, { index }) => [
  toPartialFile(
    file,
    'semesters',
    [
      sourceField('code', 'sourcedId', (row) => index.semesters.get(row.id) ?? ''),
      ...bilingualFields(file, 'name', 'title', index.georgian),
      sourceField('starts_on', 'startDate'),
      sourceField('ends_on', 'endDate'),
    ],
    (row) => index.isSemester.has(row.id),
  ),
]

const courses: Part = (file, { index }) => [
  toPartialFile(
    file,
    'subjects',
    [
      sourceField('code', 'courseCode', (row) => index.subjects.get(row.id) ?? ''),
      ...bilingualFields(file, 'name', 'title', index.georgian),
      ...metadataField(file, 'credits', () => ''),
      sourceField('school', 'orgSourcedId', (row) => index.schools.get(row.get('orgSourcedId')) ?? ''),
    ],
    () => true,
  ),
]

/** The kind that the portal ships as "lecture". */
const lectureType = '1'

const classes: Part = (file, { files, index }) => [
  toPartialFile(
    file,
    'groups',
    [
      sourceField('code', 'sourcedId'),
      sourceField('semester', 'termSourcedIds', (row) => index.classes.get(row.id)?.semester ?? ''),
      sourceField('subject', 'courseSourcedId', (row) => index.classes.get(row.id)?.subject ?? ''),
      sourceField('name', 'classCode', (row) => row.get('classCode') || row.get('title')),
      ...metadataField(file, 'type', () => lectureType),
      ...metadataField(file, 'config'),
      ...metadataField(file, 'part'),
      ...metadataField(file, 'parent'),
      ...metadataField(file, 'capacity', (row) => String(index.taken.get(row.id) ?? 0)),
      ...(files.enrollments === undefined
        ? []
        : [
            sourceField('lecturer', 'teacher in enrollments.csv', (row) => {
              const teacher = index.teachers.get(row.id) ?? ''
              return index.lecturers.get(teacher) ?? teacher
            }),
          ]),
    ],
    (row) => row.get(metadata(isGroupColumn)) !== 'no',
  ),
]

const enrollments: Part = (file, { index, stored, today }) => {
  const isSeat = (row: OneRosterRow) =>
    row.get('role') === 'student' && !index.leftOut.has('enrollments', row)
  const studentOf = (row: OneRosterRow) => toStudent(row.get('userSourcedId'), index)
  const semesterOf = (row: OneRosterRow) => index.classes.get(row.get('classSourcedId'))?.semester ?? ''
  const subjectOf = (row: OneRosterRow) => index.classes.get(row.get('classSourcedId'))?.subject ?? ''
  const codeOf = (row: OneRosterRow) => {
    const parts = [studentOf(row), semesterOf(row), subjectOf(row)]
    return stored.registrations.get(toKey(...parts)) ?? (row.get(metadata('registration')) || parts.join('-'))
  }
  const partOf = (row: OneRosterRow) => {
    const id = row.get('classSourcedId')
    return index.classes.get(id)?.part || stored.parts.get(id) || '1'
  }
  const moduleOf = (row: OneRosterRow) => {
    const [student, subject] = [studentOf(row), subjectOf(row)]
    const programme = stored.programmeOf.get(student) ?? ''
    const concentration = stored.concentrationOf.get(student) ?? ''
    return (
      stored.modules.get(toKey(programme, '', subject)) ??
      stored.modules.get(toKey(programme, concentration, subject)) ??
      ''
    )
  }
  const registeredAt = (row: OneRosterRow) => {
    const day = row.get('beginDate') || index.semesterStarts.get(semesterOf(row))
    // A registration that starts later is dated today.
    if (!day) return ''
    return `${row.get('beginDate') > today ? today : day}T00:00`
  }
  const isSeatOrGivenUp = (row: OneRosterRow) => isSeat(row) || index.givenUp.has(row.line)
  const isGone = (row: OneRosterRow) => row.isGone || index.givenUp.has(row.line)
  const registrations = toPartialFile(
    file,
    'registrations',
    [
      sourceField('code', 'sourcedId', codeOf),
      sourceField('student', 'userSourcedId', studentOf),
      sourceField('semester', 'classSourcedId', semesterOf),
      sourceField('subject', 'classSourcedId', subjectOf),
      ...metadataField(file, 'module', moduleOf),
      ...metadataField(file, 'programme', (row) =>
        moduleOf(row) === '' ? '' : (stored.programmeOf.get(studentOf(row)) ?? ''),
      ),
      ...metadataField(file, 'registered_at', registeredAt),
    ],
    isSeatOrGivenUp,
    isGone,
  )
  const seats = toPartialFile(
    file,
    'registered_groups',
    [
      sourceField('registration', 'userSourcedId', codeOf),
      sourceField('group', 'classSourcedId'),
      sourceField('part', 'classSourcedId', partOf),
    ],
    isSeatOrGivenUp,
    isGone,
  )
  return [{ ...registrations, rows: () => listRegistrations(registrations) }, seats]
}

/** One row for each registration: the first of its classes. It is gone when all of them are. */
async function* listRegistrations(file: RecordFile) {
  const staying = new Set<string>()
  for await (const { values, isGone } of file.rows()) if (!isGone) staying.add(values[0]!)
  const seen = new Set<string>()
  for await (const row of file.rows()) {
    const [code = ''] = row.values
    if (seen.has(code) || (row.isGone && staying.has(code))) continue
    seen.add(code)
    yield row
  }
}

/** The kinds of marks that the portal ships: passed, failed, and failed with an additional exam. */
const [passed, failed, additional] = ['1', '3', '4'] as const

const toMarkStatus = (score: string): string => {
  const letter = toLetter(Number(score))
  if (letter === 'FX') return additional
  return letter === 'F' ? failed : passed
}

const results: Part = (file, { index, stored }) => {
  const finalOf = (row: OneRosterRow) => index.finals.get(row.get('lineItemSourcedId'))
  const subjectOf = (row: OneRosterRow) => finalOf(row)?.subject ?? ''
  return [
    toPartialFile(
      file,
      'marks',
      [
        sourceField('student', 'studentSourcedId', (row) => toStudent(row.get('studentSourcedId'), index)),
        sourceField('semester', 'lineItemSourcedId', (row) => finalOf(row)?.semester ?? ''),
        sourceField('subject', 'lineItemSourcedId', subjectOf),
        ...metadataField(
          file,
          'credits',
          (row) => index.subjectCredits.get(subjectOf(row)) || (stored.credits.get(subjectOf(row)) ?? ''),
        ),
        sourceField('score', 'score'),
        ...metadataField(file, 'status', (row) => toMarkStatus(row.get('score'))),
        ...metadataField(file, 'is_recovery'),
      ],
      (row) => finalOf(row) !== undefined && !index.leftOut.has('results', row),
    ),
  ]
}

const parts: Partial<Record<OneRosterName, Part>> = {
  orgs,
  academicSessions,
  courses,
  classes,
  users: toPeople,
  enrollments,
  results,
}

/** The result of a file of the binding that has all columns. */
export const toTables = (name: OneRosterName): readonly RecordFile[] => {
  const everyFile: OneRosterFile = {
    name,
    label: `${name}.csv`,
    hasColumn: () => true,
    rows: () => listNothing(),
  }
  const files = { [name]: everyFile, enrollments: everyFile }
  return parts[name]?.(everyFile, { files, index: emptyIndex(), stored: nothingStored, today: '' }) ?? []
}

async function* listNothing(): AsyncGenerator<OneRosterRow> {}

export interface TranslatedFiles {
  readonly files: readonly RecordFile[]
  readonly bad: readonly BadRecord[]
  /** Valid rows of the package that are not imported. */
  readonly leftOut: readonly BadGroup[]
}

const findToday = async (url: string): Promise<string> => {
  const client = await openClient(url)
  try {
    return (await client.query<{ today: string }>(loadToday)).rows[0]!.today
  } finally {
    await client.end()
  }
}

/**
 * Which files are right so far, and so are all that they refer to: the values in them can be checked too. With a manifest
 * that is wrong none is.
 */
const findReadFiles = (
  named: readonly RecordFile[],
  bad: readonly BadGroup[],
  manifest: RecordFile,
): ((name: OneRosterName) => boolean) => {
  const wrong = new Set(bad.map(({ file }) => file))
  const isWrong = (name: string) => named.some((file) => file.name === name && wrong.has(file.label))
  const isRead = (name: OneRosterName, seen: readonly OneRosterName[] = []): boolean =>
    !isWrong(name) &&
    (needs[name] ?? []).every((other) => seen.includes(other) || isRead(other, [...seen, name]))
  return (name) => !wrong.has(manifest.label) && isRead(name)
}

/**
 * The files of a package of OneRoster 1.2.1 (bulk) as files of the records, each with only a part of its table; other
 * files are returned as they are. What is wrong with the package is returned as bad rows, and the files that it concerns
 * are not read again.
 */
export const toRecordFiles = async (url: string, files: readonly RecordFile[]): Promise<TranslatedFiles> => {
  const manifest = findManifest(files)
  if (manifest === undefined) return { files, bad: [], leftOut: [] }
  const bad = collectBadRecords()
  const named = await readManifest(manifest, files, bad)
  const opened: OneRosterFiles = {}
  for (const file of named)
    if (file.refusal !== undefined) bad.add(toUnreadable(file.label, file.refusal))
    else if (file.name in binding) {
      const name = file.name as OneRosterName
      const one = toOneRosterFile(file, name, bad)
      if (one !== undefined) opened[name] = one
    }
  const [stored, today] = [await loadStored(url), await findToday(url)]
  const index = await indexPackage(opened, bad, {
    stored,
    today,
    named: new Set(named.map(({ name }) => name)),
  })
  for (const { name, label } of named)
    if (!(name in binding)) index.leftOut.addFile(label, name, leftOutWords.unreadFile())
  const all = { files: opened, index, stored, today }
  const groups = bad.list()
  const isRead = findReadFiles(named, groups, manifest)
  return {
    files: named
      .filter(({ name }) => name in binding)
      .flatMap(({ name }) => {
        const file = opened[name as OneRosterName]
        if (file !== undefined && isRead(file.name)) return parts[file.name]?.(file, all) ?? []
        return toTables(name as OneRosterName).map((table) => ({ ...table, isReported: true as const }))
      }),
    bad: groups.flatMap(({ rows, count: _, ...group }) => rows.map((row) => ({ ...group, ...row }))),
    leftOut: groups.length === 0 ? index.leftOut.list() : [],
  }
}
