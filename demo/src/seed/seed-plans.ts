import type { Connection } from '#server/db/open.ts'
import type { GroupSet } from '#demo/groups/group.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { makePlan, type PlanRow } from '#demo/sources/plans.ts'
import type { University } from '#demo/university.ts'
import { insertRows } from './insert-rows.ts'

const toIds = (set: GroupSet) => set.map(({ id }) => id)

const toRow = ({ subject, module, first, second }: PlanRow) => ({
  subjectID: subject.id,
  moduleID: module.id,
  first: toIds(first),
  second: second && toIds(second),
  subject: subject.ka,
  subjecteng: subject.en,
  subject_code: subject.code,
  ects: subject.credits,
})

/** Writes the plans of the student whose window opens next: a complete one, and one with fewer subjects. */
export const seedPlans = async (
  tx: Connection,
  { students, timetable }: Pick<University, 'students' | 'timetable'>,
  semester: Semester,
  today: string,
): Promise<void> => {
  const planning = students.filter(({ named }) => named?.key === 'opens-soon')
  const plans = planning.flatMap((student) => {
    const planned = makePlan(student, timetable).map(toRow)
    const [, ...fewer] = planned.map((row) => ({ ...row, second: null }))
    return [
      { student, name: 'ძირითადი გეგმა', subjects: planned },
      { student, name: 'მსუბუქი სემესტრი', subjects: fewer.slice(0, 3) },
    ]
  })
  await insertRows(
    tx,
    'plan',
    {
      id: 'int',
      student_id: 'int',
      semester_id: 'int',
      name: 'text',
      subjects: 'jsonb',
      updated_at: 'timestamptz',
    },
    plans.map(({ student, name, subjects }, index) => ({
      id: index + 1,
      student_id: student.id,
      semester_id: semester.id,
      name,
      subjects: JSON.stringify(subjects),
      updated_at: toInstant(today, '09:00'),
    })),
  )
}
