import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import type { SubjectPage } from './sql.ts'

/** What is asked for: one of my subjects, unless told the first, and a page of it, or of what is found in it. */
export interface SubjectPageQuery {
  readonly subjectID?: number | undefined
  readonly page: number
  readonly search?: string | undefined
}

/** My subjects alone, without the topics or groups of one. */
export const allSubjects: SubjectPage = { subjectID: null, perPage: 0, page: 1, search: null }

interface SeenRows {
  readonly is_of_medicine: boolean
  readonly subjectID: number | null
  readonly total: number
}

type Words = Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>

/** Takes what is read of a student; gives it. Refuses all but students of medicine. */
export const requireMedicine = <Row extends SeenRows>(kept: Row, words: Pick<Words, 'not_medicine'>): Row => {
  if (!kept.is_of_medicine) throw new Refusal(words.not_medicine)
  return kept
}

/** Takes what is asked for, so many a page, and how it is read; gives that page of it, or the last when it has fewer, and which it is. Refuses all but students of medicine, and another's subject. */
export const loadSubjectPage = async <Row extends SeenRows>(
  { subjectID, page, search }: SubjectPageQuery,
  perPage: number,
  read: (looking: SubjectPage) => Promise<Row>,
  words: Words,
): Promise<{ page: number; kept: Row }> => {
  const readPage = (each: number) =>
    read({ subjectID: subjectID ?? null, perPage, page: each, search: search || null })
  const asked = await readPage(page)
  // A page goes with the last group on it, when she joins that one.
  const last = Math.max(1, Math.ceil(asked.total / perPage))
  const kept = requireMedicine(page > last ? await readPage(last) : asked, words)
  if (subjectID !== undefined && kept.subjectID === null) throw new Refusal(words.not_found)
  return { page: Math.min(page, last), kept }
}
