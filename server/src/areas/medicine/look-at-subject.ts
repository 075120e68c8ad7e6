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
}

type Words = Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>

/** Takes what is asked for, so many a page, and how it is read; gives a page of it. Refuses all but students of medicine, and another's subject. */
export const lookAtSubject = async <Row extends Kept>(
  { subjectID, page, search }: Asked,
  perPage: number,
  read: (looking: Looking) => Promise<Row>,
  words: Words,
) => {
  const { is_of_medicine, ...mine } = await read({
    subjectID: subjectID ?? null,
    perPage,
    page,
    search: search || null,
  })
  if (!is_of_medicine) throw new Refusal(words.not_medicine)
  if (subjectID !== undefined && mine.subjectID === null) throw new Refusal(words.not_found)
  return { ...mine, page, perPage }
}
