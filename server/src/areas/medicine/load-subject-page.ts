import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import type { SubjectPage } from './sql.ts'

/** One of the student's subjects (default: the first), and a page of its list or of the matches. */
export interface SubjectPageQuery {
  readonly subjectID?: number | undefined
  readonly page: number
  readonly search?: string | undefined
}

/** The student's subjects only, without the topics or groups of one. */
export const allSubjects: SubjectPage = { subjectID: null, perPage: 0, page: 1, search: null }

interface SeenRows {
  readonly is_of_medicine: boolean
  readonly subjectID: number | null
  readonly total: number
}

type Words = Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>

/** Refuses all but students of medicine. */
export const requireMedicine = <Row extends SeenRows>(row: Row, words: Pick<Words, 'not_medicine'>): Row => {
  if (!row.is_of_medicine) throw new Refusal(words.not_medicine)
  return row
}

/**
 * Reads the page, or the last one when there are fewer, and gives its number. Refuses all but students of medicine, and
 * a subject that is not the student's.
 */
export const loadSubjectPage = async <Row extends SeenRows>(
  { subjectID, page, search }: SubjectPageQuery,
  perPage: number,
  read: (subjectPage: SubjectPage) => Promise<Row>,
  words: Words,
): Promise<{ page: number; row: Row }> => {
  const readPage = (each: number) =>
    read({ subjectID: subjectID ?? null, perPage, page: each, search: search || null })
  const requested = await readPage(page)
  // A page vanishes with its last group, when the student joins that one.
  const last = Math.max(1, Math.ceil(requested.total / perPage))
  const row = requireMedicine(page > last ? await readPage(last) : requested, words)
  if (subjectID !== undefined && row.subjectID === null) throw new Refusal(words.not_found)
  return { page: Math.min(page, last), row }
}
