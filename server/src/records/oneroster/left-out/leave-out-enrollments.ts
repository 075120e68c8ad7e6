import { isOver } from './is-over.ts'
import { leftOutWords, type LeftOutReason } from './left-out-words.ts'
import { toKey } from '../load-stored.ts'
import type { PackageIndex } from '../package-index.ts'
import type { OneRosterFile, OneRosterRow } from '../read-rows.ts'

/**
 * An enrolment that ended with its class is complete and is kept. One that ended earlier, or whose person has left, is left
 * out.
 */
const findReason = (row: OneRosterRow, index: PackageIndex, today: string): LeftOutReason | null => {
  const [role, user, endDate] = [row.get('role'), row.get('userSourcedId'), row.get('endDate')]
  if (role !== 'student' && role !== 'teacher') return leftOutWords.otherEnrolment()
  const classEnd = index.classes.get(row.get('classSourcedId'))?.endsOn ?? ''
  if (isOver(endDate, today) && (classEnd === '' || endDate < classEnd))
    return role === 'student' ? leftOutWords.endedEnrolment() : leftOutWords.endedTeaching()
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
  today: string,
): void => {
  const ranks = new Map<string, number>()
  const later: OneRosterRow[] = []
  const held = new Set<string>()
  const toSeat = (row: OneRosterRow) => {
    const { semester = '', subject = '', part = '' } = index.classes.get(row.get('classSourcedId')) ?? {}
    return toKey(row.get('userSourcedId'), semester, subject, part)
  }
  const count = (id: string) => index.taken.set(id, (index.taken.get(id) ?? 0) + 1)
  for (const row of rows) {
    const why = findReason(row, index, today)
    const classID = row.get('classSourcedId')
    if (why !== null)
      index.leftOut.add(file, row, row.get('endDate') === '' ? 'userSourcedId' : 'endDate', why)
    else if (row.get('role') === 'teacher') {
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
}
