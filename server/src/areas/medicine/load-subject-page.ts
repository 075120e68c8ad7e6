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
export const requireMedicine = <Row extends SeenRows>(kept: Row, words: Pick<Words, 'not_medicine'>): Row => {
  if (!kept.is_of_medicine) throw new Refusal(words.not_medicine)
  return kept
}

/**
 * Reads the page, or the last one when there are fewer, and gives its number. Refuses all but students of medicine, and
 * a subject that is not the student's.
 */
export const loadSubjectPage = async <Row extends SeenRows>(
  { subjectID, page, search }: SubjectPageQuery,
  perPage: number,
  read: (looking: SubjectPage) => Promise<Row>,
  words: Words,
): Promise<{ page: number; kept: Row }> => {
  const readPage = (each: number) =>
    read({ subjectID: subjectID ?? null, perPage, page: each, search: search || null })
  const asked = await readPage(page)
  // A page vanishes with its last group, when the student joins that one.
  const last = Math.max(1, Math.ceil(asked.total / perPage))
  const kept = requireMedicine(page > last ? await readPage(last) : asked, words)
  if (subjectID !== undefined && kept.subjectID === null) throw new Refusal(words.not_found)
  return { page: Math.min(page, last), kept }
}
