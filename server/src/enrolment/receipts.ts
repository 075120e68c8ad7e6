import type * as z from 'zod/mini'
import type { receipt } from '#contract/registration/receipt.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { insertRefusedReceipt, listReceiptRows, loadConcentrationName, type Attempt } from './commit/sql.ts'
import type { Receipt } from './receipt.ts'
import { words } from './words.ts'

/**
 * The result of an earlier attempt with the same key: the refusal of its receipt, or null if it was done. `phrases` are the
 * area's refusals. Refuses the same key for something else.
 */
export const repeatedRefusal = (
  receipt: Receipt | undefined,
  isSame: (receipt: Receipt) => boolean,
  phrases: Readonly<Record<string, RefusalPhrase>> = {},
): Refusal | null => {
  if (receipt === undefined || !isSame(receipt)) {
    throw new Refusal(httpWords.keyAlreadyUsed)
  }
  if (receipt.code === null) return null
  const { code, reason_ka, reason_en } = receipt
  if (reason_ka === null || reason_en === null) return new Refusal(words.groupWasFull)
  const known = Object.values<RefusalPhrase>({ ...words, ...phrases }).find((phrase) => phrase.code === code)
  return new Refusal({ status: known?.status ?? 409, code, ka: reason_ka, en: reason_en })
}

/** The same for seats, by the last receipt: the groups that are requested now, or null for a cancellation. */
export const repeatedSeatsRefusal = (
  receipts: readonly Receipt[],
  requested: readonly number[] | null,
): Refusal | null =>
  repeatedRefusal(
    receipts.at(-1),
    ({ action, group_ids }) =>
      (action === 'cancelled') === (requested === null) &&
      (requested === null || new Set(requested).symmetricDifference(new Set(group_ids)).size === 0),
  )

/** Leaves the receipt of an attempt that takes no seat; gives its refusal back, to be thrown. */
export const saveRefusedReceipt = async (
  db: Connection,
  attempt: Attempt,
  refusal: Refusal,
): Promise<Refusal> => {
  const { code } = refusal.phrase
  const [ka, en] = [refusal.toReply('ka').message, refusal.toReply('en').message]
  await insertRefusedReceipt(db, attempt, { code, ka, en })
  return refusal
}

/** Runs an attempt that takes no seat; a refusal of it that is not about the request itself leaves a receipt. */
export const saveReceiptOnRefusal = async <Result>(
  db: Connection,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    const isState = error instanceof Refusal && error.phrase.status < 429
    throw isState ? await saveRefusedReceipt(db, attempt, error) : error
  }
}

type ReceiptRow = z.input<typeof receipt>

/** Why an attempt was refused; a full group is named without the groups that were free then. */
export const getReason = ({ code, reason, reasoneng }: Pick<ReceiptRow, 'code' | 'reason' | 'reasoneng'>) => {
  if (code === null || reason !== null) return { reason, reasoneng }
  const phrase = code === words.planNotWhole.code ? words.planNotWhole : words.groupWasFull
  return { reason: phrase.ka, reasoneng: phrase.en }
}

/** The student's attempts of this semester, the latest first, each with its reason in both languages. */
export const listReceipts = async (db: Connection, studentID: number): Promise<ReceiptRow[]> => {
  const rows = await listReceiptRows(db, studentID)
  // It is chosen once and for good: the one that was chosen is the one of today.
  const isChosen = ({ action, code }: ReceiptRow) => action === 'concentration_chosen' && code === null
  const name = rows.some(isChosen) ? await loadConcentrationName(db, studentID) : undefined
  return rows.map((row) => ({ ...row, ...getReason(row), ...(isChosen(row) && name) }))
}
