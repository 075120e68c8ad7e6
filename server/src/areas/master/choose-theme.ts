import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { toFieldError } from '#rules/text/field-error.ts'
import type { Connection } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { addDates } from './add-dates.ts'
import { saveThemeChoice, loadOwnTheme, type ThemeRequest } from './sql.ts'
import { chooseWords } from './words.ts'

const requiredFields = toFieldError({ code: 'invalid_type' })
const proposalField = ['theme', 'themeeng', 'personID'] as const

/**
 * Registers a theme of the list, or the student's own with its supervisor. A repeated attempt is the same choice. The
 * database gives each theme once.
 */
export const chooseTheme = async (
  db: Connection,
  studentID: number,
  key: string | null,
  request: ThemeRequest,
): Promise<z.input<typeof master.chooseTheme.reply>> => {
  if (request.themeID === undefined) {
    const missing = proposalField.filter((name) => request[name] === undefined)
    if (missing.length > 0)
      throw new FieldRefusal(Object.fromEntries(missing.map((name) => [name, [requiredFields]])))
  }
  const { outcome, detail } = await saveThemeChoice(db, studentID, key, request)
  if (outcome !== 'ok') throw new Refusal(chooseWords[outcome], addDates(detail))
  return { mine: await loadOwnTheme(db, studentID) }
}
