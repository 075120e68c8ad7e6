import { findOpenDay } from '#rules/library/open-days.ts'
import { addDays } from '#rules/time/clock.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { requireNoBlock } from '../fines/require-no-block.ts'
import { loadLibraryDay } from '../sql.ts'
import { words } from '../words.ts'
import { insertHold, loadHold, loadOwnBooks, lockBook, type Hold } from './sql.ts'

interface HoldPhrases {
  readonly hasLoan: RefusalPhrase
  readonly blocked: RefusalPhrase
  readonly tooMany: RefusalPhrase
}

const ownPhrases: HoldPhrases = {
  hasLoan: words.alreadyYours,
  blocked: words.finesBlock,
  tooMany: words.tooManyHolds,
}

/** Like `holdBook`, but inside the caller's transaction and with the caller's refusals. `onHeld` runs only for a new hold. */
export const holdBookIn = async (
  tx: Connection,
  studentID: number,
  bookID: number,
  phrases: HoldPhrases,
  onHeld?: (holdID: number, title: string) => Promise<unknown>,
): Promise<Hold> => {
  await lockStudent(tx, studentID)
  const { title, copies, free } = requireFound(await lockBook(tx, bookID), words.bookUnknown)
  const own = await loadOwnBooks(tx, studentID, bookID)
  if (own.holdID !== null) return loadHold(tx, own.holdID)
  if (copies === 0) throw new Refusal(words.bookUnknown)
  if (own.hasLoan) throw new Refusal(phrases.hasLoan, { title })
  const { terms, today } = await loadLibraryDay(tx)
  await requireNoBlock(tx, studentID, terms, phrases.blocked)
  if (own.holds >= terms.holds) throw new Refusal(phrases.tooMany, { count: terms.holds })
  // Copies are kept for those who wait as soon as they are free, so a free one is wanted by nobody.
  const readyUntil = free > 0 ? findOpenDay(addDays(today, terms.hold_days), terms) : null
  const { holdID } = await insertHold(tx, studentID, bookID, readyUntil)
  await onHeld?.(holdID, title)
  return loadHold(tx, holdID)
}

/**
 * Holds a free copy for the student, or puts them into the queue; what they have asked for already is the same. Refuses
 * with 404 a book that is not lent, with 409 what the student has, and too many.
 */
export const holdBook = (db: Database, studentID: number, bookID: number): Promise<Hold> =>
  db.transaction((tx) => holdBookIn(tx, studentID, bookID, ownPhrases))
