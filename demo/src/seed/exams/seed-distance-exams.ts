import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { distanceRoomID } from '#demo/groups/rooms.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'

const midterm = 1
/** Students with a distance exam today, to show the upload of files. */
const moveExamToToday = ['everyday', 'english']

/**
 * Moves one midterm of each of these students to today, at a distance: a home exam that accepts files from today's
 * first minute until tomorrow's last, so that it runs whenever the demo is opened.
 */
export const seedDistanceExams = async (
  tx: Connection,
  registrations: readonly Registration[],
  current: Semester,
  today: string,
): Promise<void> => {
  const subjects = moveExamToToday.flatMap((key) => {
    const registered = registrations
      .filter(({ student }) => student.named?.key === key)
      .map(({ request }) => request.subject.id)
      .toSorted((a, b) => b - a)
    return registered.slice(0, 1)
  })
  for (const subjectID of new Set(subjects)) {
    const text = `update exam set day = $4, starts = '10:00', room_id = $5
      where semester_id = $1 and subject_id = $2 and exam_type_id = $3 returning id`
    const values = [current.id, subjectID, midterm, today, distanceRoomID]
    const exam = await tx.row<{ id: number }>({ name: '', text }, values)
    if (exam === undefined) continue
    await tx.rows({ name: '', text: 'delete from exam_seat where exam_id = $1' }, [exam.id])
    await insertRows(
      tx,
      'exam_submission_window',
      { exam_id: 'int', starts_at: 'timestamptz', ends_at: 'timestamptz' },
      [
        {
          exam_id: exam.id,
          starts_at: toInstant(today, '00:00'),
          ends_at: toInstant(addDays(today, 1), '23:59'),
        },
      ],
    )
  }
}
