import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { toCanonicalText, diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { loadExams, type SeenExams } from './sql.ts'

type Reply = z.input<typeof exams.schedule.reply>
type Change = Reply['changes'][number]
type ExamChange = Extract<Change, { kind: 'exam' }>
type DeadlineChange = Extract<Change, { kind: 'registration' }>
type Deadline = DeadlineChange['after']
type ExamState = NonNullable<ExamChange['before']>
/** The exam as the student saw it: its time, room and name. */
type SeenExam = ExamState &
  Pick<ExamChange, 'subject' | 'subjecteng' | 'examType' | 'examTypeeng'> & { readonly subjectID: number }

const toExamState = ({
  date,
  start,
  duration,
  room,
  seat,
  upload_from,
  upload_until,
}: ExamState): ExamState => ({
  date,
  start,
  duration,
  room,
  seat,
  upload_from,
  upload_until,
})

/** The deadline for distance exams as the student saw it, and its semester. */
type SeenDeadline = Deadline & { readonly semesterID: number | null }

type SnapshotExams = Pick<SeenExams, 'exams' | 'semesterID'> & Deadline

const toDeadline = ({ registration_deadline, registration_deadlineeng }: Deadline): Deadline => ({
  registration_deadline,
  registration_deadlineeng,
})

const toOwnExamsSnapshot = (mine: Reply['exams']): PageSnapshot =>
  Object.fromEntries(
    mine.map((exam) => {
      const { subjectID, subject, subjecteng, examType, examTypeeng } = exam
      const seen: SeenExam = {
        ...toExamState(exam),
        subjectID,
        subject,
        subjecteng,
        examType,
        examTypeeng,
      }
      return [String(exam.examScheduleID), seen]
    }),
  )

/** The part of the exams that others can change: time, room, name, and the registration deadline. */
export const toExamsSnapshot = (shown: SnapshotExams): PageSnapshot => ({
  ...toOwnExamsSnapshot(shown.exams),
  registration: { ...toDeadline(shown), semesterID: shown.semesterID } satisfies SeenDeadline,
})

/** The version of the exam page, the same for the same snapshot. */
export const examsVersion = (shown: SnapshotExams): string =>
  hashVersion([
    shown.semesterID,
    ...Object.values(toDeadline(shown)),
    ...shown.exams.flatMap((exam) => [exam.examScheduleID, ...Object.values(toExamState(exam))]),
  ])

/** A changed deadline in the same semester; older snapshots do not have it. */
const findDeadlineChange = (seen: SeenDeadline | undefined, current: SeenExams): DeadlineChange[] => {
  if (seen === undefined || seen.semesterID !== current.semesterID) return []
  const [before, after] = [toDeadline(seen), toDeadline(current)]
  return toCanonicalText(before) === toCanonicalText(after) ? [] : [{ kind: 'registration', before, after }]
}

/**
 * Exams that were moved, announced or cancelled since the student's last visit, and a moved deadline; not those that
 * are over or went with their subject.
 */
const listExamChanges = (seen: PageSnapshot, current: SeenExams): Change[] => {
  const { registration, ...before } = seen
  const moved = diffSnapshots(before, toOwnExamsSnapshot(current.exams)).flatMap(
    ({ key, before: then, after: now }): ExamChange[] => {
      const [was, is] = [then as SeenExam | null, now as SeenExam | null]
      const { date, subjectID, subject, subjecteng, examType, examTypeeng } = (is ?? was)!
      if (date < current.today || !current.registered.includes(subjectID)) return []
      const [from, to] = [was && toExamState(was), is && toExamState(is)]
      if (toCanonicalText(from) === toCanonicalText(to)) return []
      const names = { subject, subjecteng, examType, examTypeeng }
      return [{ kind: 'exam', examScheduleID: Number(key), ...names, before: from, after: to }]
    },
  )
  return [...moved, ...findDeadlineChange(registration as SeenDeadline | undefined, current)]
}

/** The student's exams and their changes since the last visit, in one statement. */
export const loadExamPage = async (db: Connection, studentID: number): Promise<Reply> => {
  const loaded = await loadExams(db, studentID)
  const { seen, seen_version, registered: _, semesterID: __, ...mine } = loaded
  const pageChanges = changesSinceSeen({ seen, seen_version }, examsVersion(loaded), (before) =>
    listExamChanges(before, loaded),
  )
  return { ...mine, ...pageChanges }
}

export const saveExamsSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const loaded = await loadExams(db, studentID)
  return savePageSeen(db, studentID, 'exams', {
    now: toExamsSnapshot(loaded),
    current: examsVersion(loaded),
    version,
  })
}
