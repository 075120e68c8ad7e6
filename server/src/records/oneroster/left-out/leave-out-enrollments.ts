import { isOver } from './is-over.ts'
import { leftOutWords, type LeftOutReason } from './left-out-words.ts'
import { toKey, type Stored } from '../load-stored.ts'
import type { PackageIndex } from '../package-index.ts'
import type { OneRosterFile, OneRosterRow } from '../read-rows.ts'
import { toStudent } from '../to-people.ts'

/**
 * Whether the portal has the seat of this ended enrolment, of a class that goes on. A registration that was made since the
 * end is a decision of its own.
 */
const holdsSeat = (row: OneRosterRow, index: PackageIndex, stored: Stored, today: string): boolean => {
  const classID = row.get('classSourcedId')
  const { semester = '', subject = '', endsOn = '' } = index.classes.get(classID) ?? {}
  const student = toStudent(row.get('userSourcedId'), index)
  const registration = stored.registrations.get(toKey(student, semester, subject))
  if (registration === undefined || isOver(endsOn, today)) return false
  const day = stored.registeredAt.get(registration)?.slice(0, 10) ?? ''
  return stored.seats.has(toKey(registration, classID)) && day < row.get('endDate')
}

/**
 * An enrolment that ended with its class is complete and is kept. One that ended earlier, or whose person has left, is left
 * out.
 */
const findReason = (
  row: OneRosterRow,
  index: PackageIndex,
  stored: Stored,
  today: string,
): LeftOutReason | null => {
  const [role, user, endDate] = [row.get('role'), row.get('userSourcedId'), row.get('endDate')]
  if (role !== 'student' && role !== 'teacher') return leftOutWords.otherEnrolment()
  const classEnd = index.classes.get(row.get('classSourcedId'))?.endsOn ?? ''
  if (isOver(endDate, today) && (classEnd === '' || endDate < classEnd)) {
    if (role === 'teacher') return leftOutWords.endedTeaching()
    return holdsSeat(row, index, stored, today) ? leftOutWords.givenUpSeat() : leftOutWords.endedEnrolment()
  }
  const current = role === 'student' ? index.students : index.lecturers
  return !current.has(user) && index.formerUsers.has(user) ? leftOutWords.formerUser() : null
}

/** Prefers the primary teacher, then one whose enrolment has begun. */
const rankTeacher = (row: OneRosterRow, today: string): number =>
  (row.get('primary').toLowerCase() === 'true' ? 2 : 0) + (row.get('beginDate') <= today ? 1 : 0)

/** Counts the seats and finds the teachers of the classes, ignoring left-out rows. */
export const leaveOutEnrollments = (
  file: OneRosterFile,
  rows: readonly OneRosterRow[],
  index: PackageIndex,
  stored: Stored,
  today: string,
): void => {
  const ranks = new Map<string, number>()
  const later: OneRosterRow[] = []
  const ended: OneRosterRow[] = []
  const held = new Set<string>()
  const toSeat = (row: OneRosterRow) => {
    const classID = row.get('classSourcedId')
    const { semester = '', subject = '', part = '' } = index.classes.get(classID) ?? {}
    return toKey(row.get('userSourcedId'), semester, subject, part || (stored.parts.get(classID) ?? ''))
  }
  const count = (id: string) => index.taken.set(id, (index.taken.get(id) ?? 0) + 1)
  for (const row of rows) {
    const why = findReason(row, index, stored, today)
    const classID = row.get('classSourcedId')
    if (why !== null) {
      index.leftOut.add(file, row, row.get('endDate') === '' ? 'userSourcedId' : 'endDate', why)
      if (why.givesUpSeat === true) ended.push(row)
    } else if (row.get('role') === 'teacher') {
      const rank = rankTeacher(row, today)
      if (rank <= (ranks.get(classID) ?? -1)) continue
      ranks.set(classID, rank)
      index.teachers.set(classID, row.get('userSourcedId'))
    } else if (row.get('beginDate') > today) later.push(row)
    else {
      held.add(toSeat(row))
      count(classID)
    }
  }
  for (const row of later)
    if (held.has(toSeat(row))) index.leftOut.add(file, row, 'beginDate', leftOutWords.laterEnrolment())
    else count(row.get('classSourcedId'))
  // The group that the student has changed to takes the place of the old one.
  for (const row of ended) if (!held.has(toSeat(row))) index.givenUp.add(row.line)
}
