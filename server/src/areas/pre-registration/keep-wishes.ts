import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import { changedWish, keptBecause, newWish, removedWish } from './decide-wish.ts'
import { wishesOf } from './read-wishes.ts'
import { keepWish, wasTakenBack, type WishMove } from './sql.ts'
import { words } from './words.ts'

type Kept = z.input<typeof preRegistration.choose.reply>

/** What an attempt asks for, as its receipt will have it. */
type Asked = Pick<WishMove, 'action' | 'wish' | 'subject'>

/** Settles one attempt; an earlier one with the same key is answered as it was. */
const settle = async (
  db: Database,
  studentID: number,
  key: string | null,
  asked: Asked,
  decide: (deciding: Snapshot) => WishMove | null,
): Promise<void> => {
  const { outcome, receipts } = await saveDecision(db, studentID, decide, (standing, decided) =>
    keepWish(
      db,
      standing,
      decided instanceof Refusal ? refusedMove({ ...asked, module: null }, decided) : decided,
      key,
    ),
  )
  if (outcome !== 'repeated') return
  const { action, wish, subject } = asked
  const refused = repeatedRefusal(
    receipts?.[0],
    (receipt) =>
      receipt.action === action &&
      (wish === null || receipt.registration_id === wish) &&
      (subject === null || receipt.subject_id === subject),
    words,
  )
  if (refused !== null) throw refused
}

const kept = async (db: Database, studentID: number, subjectID: number): Promise<Kept> => {
  const { subjects, ...totals } = wishesOf(await loadSnapshot(db, studentID))
  const registration = subjects.find((each) => each.subjectID === subjectID)
  if (registration === undefined) throw new Refusal(registrationWords.preRegNotFound)
  return { registration, ...totals }
}

/**
 * Takes a student, the key of her attempt and a subject; keeps that she wishes for it, or says why not. The same again
 * answers the same.
 */
export const chooseWish = async (
  db: Database,
  studentID: number,
  key: string | null,
  subjectID: number,
): Promise<Kept> => {
  const asked = { action: 'wished', wish: null, subject: subjectID } as const
  await settle(db, studentID, key, asked, (deciding) => newWish(deciding, subjectID))
  return kept(db, studentID, subjectID)
}

/**
 * Takes a student, the key of her attempt, one of her wishes and another subject; puts it in its place (spec 7.12.2
 * "changePreRegSubject").
 */
export const changeWish = async (
  db: Database,
  studentID: number,
  key: string | null,
  preRegID: number,
  subjectID: number,
): Promise<Kept> => {
  const asked = { action: 'wish_changed', wish: preRegID, subject: subjectID } as const
  await settle(db, studentID, key, asked, (deciding) => changedWish(deciding, preRegID, subjectID))
  return kept(db, studentID, subjectID)
}

/** Takes one of a student's wishes back; twice is the same. Refuses when it stands, and says why. */
export const removeWish = async (
  db: Database,
  studentID: number,
  key: string | null,
  preRegID: number,
): Promise<'ok'> => {
  if (await wasTakenBack(db, studentID, preRegID)) return 'ok'
  const asked = { action: 'wish_removed', wish: preRegID, subject: null } as const
  await settle(db, studentID, key, asked, (deciding) => removedWish(deciding, preRegID))
  return 'ok'
}

/** Takes a student; gives the preRegIDs that she may still delete, and why not the others (spec 4.15.3). */
export const deletableWishes = async (
  db: Database,
  studentID: number,
  locale: Locale,
): Promise<z.input<typeof preRegistration.whoCanDelete.reply>> => {
  const deciding = await loadSnapshot(db, studentID)
  const judged = deciding.state.preRegistrations.map((wish) => ({
    preRegID: wish.preRegID,
    said: keptBecause(deciding, wish)?.toReply(locale),
  }))
  return {
    preRegIDs: judged.filter(({ said }) => said === undefined).map(({ preRegID }) => preRegID),
    kept: judged.flatMap(({ preRegID, said }) =>
      said === undefined ? [] : { preRegID, code: said.code, reason: said.message },
    ),
  }
}
