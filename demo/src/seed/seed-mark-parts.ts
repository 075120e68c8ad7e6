import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { findPartDay, finalLimits, listParts, splitPoints, pointsSoFar } from '#demo/students/mark-parts.ts'
import { hasMarkIn, type Student } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from './insert-rows.ts'

const [notAdmitted, recognised] = [5, 7]
const defaultOfNew = 72

type Score = Readonly<Record<'student_id' | 'component_id' | 'score', number>>

/** The student's usual result: the mean of the marks so far. */
const defaultScore = ({ history }: Student): number =>
  history.marks.length === 0
    ? defaultOfNew
    : history.marks.reduce((sum, { score }) => sum + score, 0) / history.marks.length

/**
 * Writes the components of marks, and the points of running subjects until today. Named students have all of them;
 * others only those of the last semester, so that the demo is made quickly.
 */
export const seedMarkParts = async (
  tx: Connection,
  {
    students,
    registrations,
  }: { readonly students: readonly Student[]; readonly registrations: readonly Registration[] },
  semesters: readonly Semester[],
  today: string,
  progress: (done: number, of: number) => void,
): Promise<void> => {
  const current = semesters.at(-1)!
  const byID = new Map(semesters.map((semester) => [semester.id, semester]))
  const firstIDs = new Map<string, number>()
  const components: Record<string, unknown>[] = []
  const scores: Score[] = []
  /** The id of a subject's first component in a semester; components are written on first use. */
  const findFirstID = (semester: Semester, subjectID: number): number => {
    const key = `${semester.id} ${subjectID}`
    const known = firstIDs.get(key)
    if (known !== undefined) return known
    const first = components.length + 1
    const parts = listParts(subjectID)
    for (const [index, part] of parts.entries()) {
      const isFinal = index === parts.length - 1
      components.push({
        id: first + index,
        semester_id: semester.id,
        subject_id: subjectID,
        position: index + 1,
        name_ka: part.ka,
        name_en: part.en,
        max_score: part.maxPoints,
        min_score: isFinal ? finalLimits.min : null,
        is_final: isFinal,
        admitted_from: isFinal ? finalLimits.admittedFrom : null,
        day: findPartDay(part, semester),
      })
    }
    firstIDs.set(key, first)
    return first
  }
  for (const student of students) {
    for (const { subject, statusID, score, studySemester } of student.history.marks) {
      // A recognised subject was marked elsewhere.
      if (statusID === recognised) continue
      const semester = byID.get(hasMarkIn(student, studySemester, current))!
      if (student.named === null && semester.id < current.id - 1) continue
      const first = findFirstID(semester, subject.id)
      const points = splitPoints(subject.id, score, statusID !== notAdmitted, student.id)
      for (const [index, each] of points.entries())
        if (each !== null) scores.push({ student_id: student.id, component_id: first + index, score: each })
    }
  }
  for (const { student, request } of registrations) {
    const first = findFirstID(current, request.subject.id)
    const usual = defaultScore(student)
    for (const [index, part] of listParts(request.subject.id).entries()) {
      if (findPartDay(part, current) > today) continue
      const nth = student.id + request.subject.id + index
      scores.push({
        student_id: student.id,
        component_id: first + index,
        score: pointsSoFar(part, usual, nth),
      })
    }
  }
  const points = { max_score: 'numeric', min_score: 'numeric', is_final: 'boolean', admitted_from: 'numeric' }
  await insertRows(
    tx,
    'mark_component',
    {
      id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      position: 'int',
      name_ka: 'text',
      name_en: 'text',
      ...points,
      day: 'date',
    },
    components,
  )
  const columns = { student_id: 'int', component_id: 'int', score: 'numeric' }
  await insertRows(tx, 'component_score', columns, scores, progress)
}
