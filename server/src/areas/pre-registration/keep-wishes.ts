import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/pre-registration.ts'
import type { Locale } from '#rules/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { settleAlone } from '#server/areas/registration/seats/settle-alone.ts'
import { currentState, type Deciding } from '#server/areas/registration/seats/settle-wish.ts'
import { words as registrationWords } from '#server/areas/registration/words.ts'
import { changedWish, keptBecause, newWish, wishOf } from './decide-wish.ts'
import { wishesOf } from './read-wishes.ts'
import { keepWish, wasTakenBack, type WishMove } from './sql.ts'

type Kept = z.input<typeof preRegistration.choose.reply>

const keep = async (
  db: Database,
  studentID: number,
  subjectID: number,
  decide: (deciding: Deciding) => WishMove | null,
): Promise<Kept> => {
  await settleAlone(db, studentID, decide, (standing, move) => keepWish(db, standing, move))
  const { subjects, ...totals } = wishesOf(await currentState(db, studentID))
  const registration = subjects.find((each) => each.subjectID === subjectID)
  if (registration === undefined) throw new Refusal(registrationWords.preRegNotFound)
  return { registration, ...totals }
}

/** Takes a student and a subject; keeps that she wishes for it, or says why not. The same again answers the same. */
export const chooseWish = (db: Database, studentID: number, subjectID: number): Promise<Kept> =>
  keep(db, studentID, subjectID, (deciding) => newWish(deciding, subjectID))

/** Takes one of a student's wishes and another subject; puts it in its place (spec 7 "changePreRegSubject"). */
export const changeWish = (
  db: Database,
  studentID: number,
  preRegID: number,
  subjectID: number,
): Promise<Kept> => keep(db, studentID, subjectID, (deciding) => changedWish(deciding, preRegID, subjectID))

/** Takes one of a student's wishes back; twice is the same. Refuses when it stands, and says why. */
export const removeWish = async (db: Database, studentID: number, preRegID: number): Promise<'ok'> => {
  if (await wasTakenBack(db, studentID, preRegID)) return 'ok'
  await settleAlone(
    db,
    studentID,
    (deciding) => {
      const kept = keptBecause(deciding, wishOf(deciding, preRegID))
      if (kept !== null) throw kept
      return { preRegID, subjectID: null, moduleID: null }
    },
    (standing, move) => keepWish(db, standing, move),
  )
  return 'ok'
}

/** Takes a student; gives the preRegIDs that she may still delete, and why not the others (spec 7 "whoCanDelete"). */
export const deletableWishes = async (
  db: Database,
  studentID: number,
  locale: Locale,
): Promise<z.input<typeof preRegistration.whoCanDelete.reply>> => {
  const deciding = await currentState(db, studentID)
  const judged = deciding.state.wishes.map((wish) => ({
    preRegID: wish.preRegID,
    said: keptBecause(deciding, wish)?.reply(locale),
  }))
  return {
    preRegIDs: judged.filter(({ said }) => said === undefined).map(({ preRegID }) => preRegID),
    kept: judged.flatMap(({ preRegID, said }) =>
      said === undefined ? [] : { preRegID, code: said.code, reason: said.message },
    ),
  }
}
