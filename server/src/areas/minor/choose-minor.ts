import type * as z from 'zod/mini'
import type { minorChoice } from '#contract/minor.ts'
import type { Locale } from '#rules/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settleAlone } from '#server/areas/registration/seats/settle-alone.ts'
import { choiceOfMinor, minorRefusal, readMinors } from './read-minors.ts'
import { minorsFor, settleMinor } from './sql.ts'
import { words } from './words.ts'

/** Takes a student and a programme; keeps it as her minor, or says why not (spec 4, 8). The same again answers the same. */
export const chooseMinor = async (
  db: Database,
  studentID: number,
  minorID: number,
  locale: Locale,
): Promise<z.input<typeof minorChoice>> => {
  const minors = await minorsFor(db, studentID)
  if (minors === undefined) throw new Refusal(words.notFound)
  if (!minors.programs.some((each) => each.programID === minorID)) throw new Refusal(words.notFound)
  await settleAlone(
    db,
    studentID,
    (deciding) => {
      if (deciding.state.minorID === minorID) return
      const refusal = minorRefusal(minors, deciding, minorID)
      if (refusal !== null) throw refusal
    },
    (standing) => settleMinor(db, standing, minorID, null),
  )
  return choiceOfMinor(await readMinors(db, studentID), locale)
}
