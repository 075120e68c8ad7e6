import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { findFirstRoundInstant } from '#demo/season/windows.ts'
import type { Student } from '#demo/students/population.ts'
import { hasMarkIn } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from './insert-rows.ts'

type Progress = (done: number, of: number) => void

/**
 * Writes every mark in its semester; a student's last semester of study before the current one is the last past
 * semester.
 */
export const seedMarks = async (
  tx: Connection,
  students: readonly Student[],
  semesters: readonly Semester[],
  progress: Progress,
): Promise<void> => {
  const current = semesters.at(-1)!
  const rows = students.flatMap((student) =>
    student.history.marks.map((mark) => ({
      student_id: student.id,
      semester_id: hasMarkIn(student, mark.studySemester, current),
      subject_id: mark.subject.id,
      credits: mark.subject.credits,
      score: mark.score,
      status_id: mark.statusID,
      is_recovery: mark.isRecovery,
    })),
  )
  await insertRows(
    tx,
    'mark',
    {
      student_id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      credits: 'int',
      score: 'numeric',
      status_id: 'int',
      is_recovery: 'boolean',
    },
    rows,
    progress,
  )
}

/** Minutes after noon within which the registrations of the first day were made. */
const openingRushMinutes = 420

/**
 * Writes the registrations of this semester. The groups' seats are written already counted, so the trigger that counts
 * them is disabled within the transaction.
 */
export const seedRegistrations = async (
  tx: Connection,
  registrations: readonly Registration[],
  semester: Semester,
  today: string,
  reportProgress: (what: string) => Progress,
): Promise<void> => {
  const opened = findFirstRoundInstant(today)
  await insertRows(
    tx,
    'registration',
    {
      id: 'int',
      student_id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      module_id: 'int',
      programme_id: 'int',
      registered_at: 'timestamptz',
    },
    registrations.map(({ id, student, request }) => ({
      id,
      student_id: student.id,
      semester_id: semester.id,
      subject_id: request.subject.id,
      module_id: request.module.id,
      programme_id: student.programme.id,
      registered_at: new Date(opened + ((id * 37) % openingRushMinutes) * 60_000).toISOString(),
    })),
    reportProgress('Registrations'),
  )
  await tx.rows({ name: '', text: 'alter table registration_group disable trigger seat_counts_insert' })
  await insertRows(
    tx,
    'registration_group',
    { registration_id: 'int', group_id: 'int', part: 'int' },
    registrations.flatMap(({ id, set }) =>
      set.map((group) => ({ registration_id: id, group_id: group.id, part: group.part })),
    ),
    reportProgress('Seats'),
  )
  await tx.rows({ name: '', text: 'alter table registration_group enable trigger seat_counts_insert' })
}
