import type { BadRecords } from '../collect-bad-records.ts'
import {
  checkRows,
  metadata,
  splitList,
  type KnownIDs,
  type OneRosterFile,
  type OneRosterRow,
} from './read-rows.ts'
import type { OneRosterName } from './binding.ts'
import { isOver } from './left-out/is-over.ts'
import { leaveOutEnrollments } from './left-out/leave-out-enrollments.ts'
import { leaveOutResult } from './left-out/leave-out-result.ts'
import { leftOutWords } from './left-out/left-out-words.ts'
import type { Stored } from './load-stored.ts'
import { emptyIndex, type OneRosterFiles, type PackageIndex } from './package-index.ts'
import { words } from './words.ts'

const georgianLetter = /[\u10A0-\u10FF]/

/** A file is read with the help of these. */
export const needs: Partial<Record<OneRosterName, readonly OneRosterName[]>> = {
  courses: ['orgs'],
  classes: ['courses', 'academicSessions', 'orgs'],
  users: ['roles'],
  roles: ['users', 'orgs'],
  enrollments: ['classes', 'users'],
  lineItems: ['classes', 'categories'],
  results: ['lineItems', 'users'],
}

const order: readonly OneRosterName[] = [
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'users',
  'roles',
  'enrollments',
  'categories',
  'lineItems',
  'results',
]

const isFinalCategory = (id: string, title: string): boolean => id === 'final' || /^final\b/i.test(title)

/** The semester by its own code, otherwise by the day on which it begins. */
const toSemesterCode = (id: string, startDate: string): string => {
  if (/^\d{4}-(autumn|spring)$/.test(id)) return id
  const [year = '', month = ''] = startDate.split('-')
  if (!/^\d{4}$/.test(year)) return id
  return Number(month) >= 7 ? `${year}-autumn` : `${Number(year) - 1}-spring`
}

interface Collected {
  readonly orgs: OneRosterRow[]
  readonly sessions: OneRosterRow[]
  readonly users: OneRosterRow[]
  /** Of each user, those that are to stay and all. */
  readonly roles: Map<string, Set<string>>
  readonly allRoles: Map<string, Set<string>>
  readonly finalCategories: Set<string>
}

/** Departments are the schools of a university, if it has any; otherwise its schools are. */
const indexOrgs = (index: PackageIndex, orgs: readonly OneRosterRow[]) => {
  const type = orgs.some((row) => row.get('type') === 'department') ? 'department' : 'school'
  for (const row of orgs)
    if (row.get('type') === type) index.schools.set(row.id, row.get('identifier') || row.id)
}

const indexSessions = (index: PackageIndex, sessions: readonly OneRosterRow[]) => {
  const byID = new Map(sessions.map((row) => [row.id, row]))
  const isTerm = (row: OneRosterRow | undefined) => ['semester', 'term'].includes(row?.get('type') ?? '')
  for (const session of sessions) {
    let row: OneRosterRow | undefined = session
    // A period of a semester stands for the semester.
    for (let depth = 0; depth < 4 && row !== undefined; depth += 1) {
      const parent = byID.get(row.get('parentSourcedId'))
      if (isTerm(row) && !isTerm(parent)) break
      row = parent
    }
    if (row === undefined) continue
    const code = toSemesterCode(row.id, row.get('startDate'))
    index.semesters.set(session.id, code)
    index.semesterStarts.set(code, row.get('startDate'))
    if (row.id === session.id) index.isSemester.add(session.id)
  }
}

/** The portal's own status is more precise than enabledUser. An active student whose account is disabled contradicts it. */
const isDisabled = (row: OneRosterRow) =>
  row.get('enabledUser').toLowerCase() === 'false' && ['', 'active'].includes(row.get(metadata('status')))

const indexUsers = (
  index: PackageIndex,
  { users, roles, allRoles }: Collected,
  file: OneRosterFile,
  bad: BadRecords,
) => {
  for (const row of users) {
    const every = allRoles.get(row.id)
    const held = row.isGone ? every : roles.get(row.id)
    if (!row.isGone && every === undefined)
      bad.add({ file: file.label, line: row.line, column: 'sourcedId', value: row.id, ...words.noRole() })
    const codes = {
      student: row.get('identifier') || row.get('username') || row.id,
      teacher: row.get('identifier') || row.id,
    }
    const former = every?.has('student') ? codes.student : codes.teacher
    const hasPlace = every?.has('student') || every?.has('teacher')
    if (!row.isGone && isDisabled(row)) {
      if (hasPlace) index.formerUsers.set(row.id, former)
      if (held?.has('student')) index.disabled.add(row.id)
      index.leftOut.add(file, row, 'enabledUser', leftOutWords.disabledUser())
      continue
    }
    if (held?.has('student')) index.students.set(row.id, codes.student)
    if (held?.has('teacher')) index.lecturers.set(row.id, codes.teacher)
    if (row.isGone || held?.has('student') || held?.has('teacher')) continue
    if (hasPlace) index.formerUsers.set(row.id, former)
    if (every !== undefined)
      index.leftOut.add(
        file,
        row,
        'sourcedId',
        hasPlace ? leftOutWords.endedRole() : leftOutWords.otherRole(),
      )
  }
}

const languageColumns: Partial<Record<OneRosterName, readonly string[]>> = {
  orgs: ['name'],
  academicSessions: ['title'],
  courses: ['title'],
  users: ['givenName', 'familyName'],
}

const collectRow = (
  name: OneRosterName,
  row: OneRosterRow,
  index: PackageIndex,
  { orgs, sessions, users, roles, allRoles, finalCategories }: Collected,
  today: string,
) => {
  const get = row.get
  switch (name) {
    case 'orgs':
      orgs.push(row)
      break
    case 'academicSessions':
      sessions.push(row)
      break
    case 'courses':
      index.subjects.set(row.id, get('courseCode') || row.id)
      index.subjectCredits.set(get('courseCode') || row.id, get(metadata('credits')))
      break
    case 'classes':
      index.classes.set(row.id, {
        semester:
          splitList(get('termSourcedIds'))
            .map((id) => index.semesters.get(id) ?? '')
            .find((code) => code !== '') ?? '',
        endsOn: splitList(get('termSourcedIds')).reduce((last, id) => {
          const end = sessions.find((session) => session.id === id)?.get('endDate') ?? ''
          return end > last ? end : last
        }, ''),
        subject: index.subjects.get(get('courseSourcedId')) ?? get('courseSourcedId'),
        part: get(metadata('part')),
      })
      break
    case 'users':
      users.push(row)
      break
    case 'roles':
      for (const map of row.isGone || isOver(get('endDate'), today) ? [allRoles] : [allRoles, roles]) {
        const held = map.get(get('userSourcedId')) ?? new Set()
        map.set(get('userSourcedId'), held.add(get('role')))
      }
      break
    case 'categories':
      if (isFinalCategory(row.id, get('title'))) finalCategories.add(row.id)
      break
    case 'lineItems': {
      if (row.isGone) index.deletedItems.add(row.id)
      const found = index.classes.get(get('classSourcedId'))
      if (found === undefined || !finalCategories.has(get('categorySourcedId'))) break
      const semester = index.semesters.get(get('academicSessionSourcedId')) ?? found.semester
      index.finals.set(row.id, { semester, subject: found.subject })
      break
    }
    case 'enrollments':
    case 'results':
      break
  }
}

interface Known {
  readonly stored: Stored
  readonly today: string
  /** Names of all files in the package, including unreadable ones. */
  readonly named: ReadonlySet<string>
}

/**
 * Reads all files once and collects what is wrong with them. Leaves out rows that ended before `today`, the date at the
 * university.
 */
export const indexPackage = async (
  files: OneRosterFiles,
  bad: BadRecords,
  { stored, today, named }: Known,
): Promise<PackageIndex> => {
  const index = emptyIndex()
  const collected: Collected = {
    orgs: [],
    sessions: [],
    users: [],
    roles: new Map(),
    allRoles: new Map(),
    finalCategories: new Set(),
  }
  const known: KnownIDs = new Map()
  for (const [name, needed = []] of Object.entries(needs))
    for (const other of needed)
      if (files[name as OneRosterName] !== undefined && !named.has(other))
        bad.add({
          file: files[name as OneRosterName]!.label,
          line: 0,
          column: '',
          value: other,
          ...words.needs(other),
        })
  for (const name of order) {
    const file = files[name]
    if (file === undefined) continue
    const columns = languageColumns[name] ?? []
    const enrollments: OneRosterRow[] = []
    const isWhole = await checkRows(file, known, bad, (row) => {
      for (const column of columns)
        if (georgianLetter.test(row.get(column))) index.georgian.add(`${name} ${column}`)
      collectRow(name, row, index, collected, today)
      if (name === 'enrollments' && !row.isGone) enrollments.push(row)
      if (name === 'results') leaveOutResult(file, row, index, stored)
    })
    if (name === 'enrollments') leaveOutEnrollments(file, enrollments, index, stored, today)
    if (name === 'orgs') indexOrgs(index, collected.orgs)
    if (name === 'academicSessions') indexSessions(index, collected.sessions)
    // A part of the roles does not show who has none.
    if (name === 'roles' && isWhole && files.users !== undefined)
      indexUsers(index, collected, files.users, bad)
  }
  return index
}
