import type { Connection } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'

/** Registers the student for a new subject whose exam began ten minutes ago, and gives the exam. */
export const startExam = async (
  db: Connection,
  { addSubject, put, semesterID }: Awaited<ReturnType<typeof testUniversity>>,
  student_id: number,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<{ examID: number; subjectID: number }> => {
  const subjectID = await addSubject()
  await put('registration', { student_id, semester_id: semesterID, subject_id: subjectID })
  const started = await db.row<{ day: string; starts: string }>({
    name: '',
    text: `select local::date as day, local::time as starts
      from (select now() at time zone (value #>> '{}') - interval '10 minutes' as local
        from setting where name = 'time_zone') clock`,
  })
  const examID = await put('exam', {
    semester_id: semesterID,
    subject_id: subjectID,
    exam_type_id: 2,
    ...started,
    ...columns,
  })
  return { examID, subjectID }
}
