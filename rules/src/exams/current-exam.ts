/** An exam in a subject that a student is registered for; instants are ISO 8601. */
export interface OwnExam {
  readonly examScheduleID: number
  readonly startsAt: string
  readonly endsAt: string
  /** When the files of a distance exam are accepted; null of an exam in a room. */
  readonly files: { readonly from: string; readonly until: string } | null
  /** Only who failed by a little takes it. */
  readonly isAdditional: boolean
  /** The status of the student's mark in the subject; null without a mark. */
  readonly markStatusID: number | null
}

/** Status codes of marks (spec 4.18.1). */
const additionalExam = 4
const notAdmitted = 5

const isTaken = ({ isAdditional, markStatusID }: OwnExam): boolean =>
  isAdditional ? markStatusID === null || markStatusID === additionalExam : markStatusID !== notAdmitted

/** The deadline of the files ends a distance exam, whatever its duration. */
const toEnd = ({ endsAt, files }: OwnExam): number => Date.parse(files?.until ?? endsAt)

const isRunning = (exam: OwnExam, at: number): boolean => {
  const hasStarted =
    (Date.parse(exam.startsAt) <= at && at < Date.parse(exam.endsAt)) ||
    (exam.files !== null && Date.parse(exam.files.from) <= at)
  return hasStarted && at < toEnd(exam)
}

/**
 * The exam that a student is taking now, null without one (spec 2.18.5): in a room from its start to its end, at a
 * distance from its start or the first moment for files until the deadline for files. Of several the one that ends first.
 */
export const findCurrentExam = (exams: readonly OwnExam[], now: string): number | null => {
  const at = Date.parse(now)
  const [first] = exams
    .filter((exam) => isTaken(exam) && isRunning(exam, at))
    .toSorted((one, other) => toEnd(one) - toEnd(other) || one.examScheduleID - other.examScheduleID)
  return first?.examScheduleID ?? null
}
