import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { addDates } from './add-dates.ts'
import { deleteThemeChoice } from './sql.ts'
import { removeWords } from './words.ts'

/** Removes the student's theme, while it is not approved and themes can be chosen. */
export const removeTheme = async (db: Connection, studentID: number, key: string | null): Promise<'ok'> => {
  const { outcome, detail } = await deleteThemeChoice(db, studentID, key)
  if (outcome === 'ok') return outcome
  throw new Refusal(removeWords[outcome], addDates(detail))
}
