import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import type { Looking } from './sql.ts'

const perPage = 12

/** What is asked for: one of my subjects, unless told the first, and a page of it. */
interface Asked {
  readonly subjectID?: number | undefined
  readonly page: number
}

interface Kept {
  readonly is_of_medicine: boolean
  readonly subjectID: number | null
}

type Words = Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>

/** Takes what is asked for and how it is read; gives a page of it. Refuses all but students of medicine, and another's subject. */
export const lookAtSubject = async <Row extends Kept>(
  { subjectID, page }: Asked,
  read: (looking: Looking) => Promise<Row>,
  words: Words,
) => {
  const { is_of_medicine, ...mine } = await read({ subjectID: subjectID ?? null, perPage, page })
  if (!is_of_medicine) throw new Refusal(words.not_medicine)
  if (subjectID !== undefined && mine.subjectID === null) throw new Refusal(words.not_found)
  return { ...mine, page, perPage }
}
