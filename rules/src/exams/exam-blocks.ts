import { daysBetween } from '../time/clock.ts'

interface TypedExam {
  readonly date: string
  readonly start: string
  readonly examTypeID: number
}

/** Exams of one period; those of another type among them keep their own. */
export interface ExamBlock<Exam> {
  readonly examTypeID: number
  /** By time; at least one. */
  readonly exams: readonly [Exam, ...Exam[]]
}

/** A longer break begins another period. */
const maxGapDays = 14
const farDays = 70

/**
 * The exams by time, in blocks of one type: midterms, finals. An exam of another type that falls between two of a block is
 * part of it, so that the blocks stay in the order of time.
 */
export const groupExamBlocks = <Exam extends TypedExam>(exams: readonly Exam[]): ExamBlock<Exam>[] => {
  const sorted = exams.toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
  const blocks: ExamBlock<Exam>[] = []
  for (const [index, exam] of sorted.entries()) {
    const block = blocks.at(-1)
    const last = block?.exams.at(-1)
    if (
      block === undefined ||
      daysBetween(last!.date, exam.date) > maxGapDays ||
      !listRestOfPeriod(sorted, index).some(({ examTypeID }) => examTypeID === block.examTypeID)
    )
      blocks.push({ examTypeID: exam.examTypeID, exams: [exam] })
    else blocks[blocks.length - 1] = { ...block, exams: [...block.exams, exam] }
  }
  return blocks
}

/** From the exam at `index` up to the next longer break. */
const listRestOfPeriod = <Exam extends TypedExam>(
  sorted: readonly Exam[],
  index: number,
): readonly Exam[] => {
  const rest = sorted.slice(index)
  const end = rest.findIndex(
    (exam, nth) => nth > 0 && daysBetween(rest[nth - 1]!.date, exam.date) > maxGapDays,
  )
  return end === -1 ? rest : rest.slice(0, end)
}

/** More than ten weeks ahead: what belongs to this semester stays in sight. */
export const isFarBlock = (block: ExamBlock<TypedExam>, today: string): boolean =>
  daysBetween(today, block.exams[0].date) > farDays

/** Whether its files are accepted at an instant (ms); null: it takes none. */
export const getUploadPhase = (
  {
    upload_from,
    upload_until,
  }: { readonly upload_from: string | null; readonly upload_until: string | null },
  now: number,
): 'before' | 'open' | 'over' | null => {
  if (upload_from === null || upload_until === null) return null
  if (now < Date.parse(upload_from)) return 'before'
  return now < Date.parse(upload_until) ? 'open' : 'over'
}

/** On an earlier day, and its files are no longer accepted; `now` in ms. */
export const isPastExam = (
  { date, upload_until }: { readonly date: string; readonly upload_until: string | null },
  { today, now }: { readonly today: string; readonly now: number },
): boolean => date < today && (upload_until === null || Date.parse(upload_until) <= now)
