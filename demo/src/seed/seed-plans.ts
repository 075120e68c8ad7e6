import type { Connection } from '#server/db/open.ts'
import type { GroupSet } from '#demo/groups/group.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { at } from '#demo/season/windows.ts'
import { planFor, type Planned } from '#demo/sources/plans.ts'
import type { University } from '#demo/university.ts'
import { insertRows } from './insert-rows.ts'

const idsOf = (set: GroupSet) => set.map(({ id }) => id)

const rowOf = ({ subject, module, first, second }: Planned) => ({
  subjectID: subject.id,
  moduleID: module.id,
  first: idsOf(first),
  second: second && idsOf(second),
  subject: subject.ka,
  subjecteng: subject.en,
  subject_code: subject.code,
  ects: subject.credits,
})

/** Writes the plans of the student whose window opens next: one that is ready, and one with less in it. */
export const seedPlans = async (
  tx: Connection,
  { students, timetable }: Pick<University, 'students' | 'timetable'>,
  semester: Semester,
  today: string,
): Promise<void> => {
  const planning = students.filter(({ named }) => named?.key === 'opens-soon')
  const plans = planning.flatMap((student) => {
    const planned = planFor(student, timetable).map(rowOf)
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
      updated_at: new Date(at(today, '09:00')).toISOString(),
    })),
  )
}
