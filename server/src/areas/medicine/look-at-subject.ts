import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import type { Looking } from './sql.ts'

/** What is asked for: one of my subjects, unless told the first, and a page of it, or of what is found in it. */
interface Asked {
  readonly subjectID?: number | undefined
  readonly page: number
  readonly search?: string | undefined
}

interface Kept {
  readonly is_of_medicine: boolean
  readonly subjectID: number | null
  readonly total: number
}

type Words = Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>

/** Takes what is asked for, so many a page, and how it is read; gives that page of it, or the last when it has fewer. Refuses all but students of medicine, and another's subject. */
export const lookAtSubject = async <Row extends Kept>(
  { subjectID, page, search }: Asked,
  perPage: number,
  read: (looking: Looking) => Promise<Row>,
  words: Words,
) => {
  const readPage = (each: number) =>
    read({ subjectID: subjectID ?? null, perPage, page: each, search: search || null })
  const asked = await readPage(page)
  // A page goes with the last group on it, when she joins that one.
  const last = Math.max(1, Math.ceil(asked.total / perPage))
  const { is_of_medicine, ...mine } = page > last ? await readPage(last) : asked
  if (!is_of_medicine) throw new Refusal(words.not_medicine)
  if (subjectID !== undefined && mine.subjectID === null) throw new Refusal(words.not_found)
  return { ...mine, page: Math.min(page, last), perPage }
}
