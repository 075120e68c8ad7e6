import { FieldRefusal, Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { Receipt } from './commit/sql.ts'
import { words } from '#server/enrolment/words.ts'

type Phrases = Readonly<Record<string, RefusalPhrase>>

/**
 * Takes the receipt of an earlier attempt with the same key, whether it wanted the same, and the area's refusals; gives
 * the one that it ended in, or null when it was done. The same key for something else is refused by name.
 */
export const repeatedRefusal = (
  receipt: Receipt | undefined,
  isSame: (receipt: Receipt) => boolean,
  phrases: Phrases = {},
): Refusal | null => {
  if (receipt === undefined || !isSame(receipt)) {
    throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: everywhere.keyAlreadyUsed }] })
  }
  if (receipt.code === null) return null
  const { code, reason_ka, reason_en } = receipt
  if (reason_ka === null || reason_en === null) return new Refusal(words.wasFull)
  const known = Object.values<RefusalPhrase>({ ...words, ...phrases }).find((phrase) => phrase.code === code)
  return new Refusal({ status: known?.status ?? 409, code, ka: reason_ka, en: reason_en })
}

/** The same for seats: the groups that are wanted now, or null for a cancellation. */
export const repeatedSeatsRefusal = (
  receipts: readonly Receipt[],
  wanted: readonly number[] | null,
): Refusal | null =>
  repeatedRefusal(
    receipts[0],
    ({ action, group_ids }) =>
      (action === 'cancelled') === (wanted === null) &&
      (wanted === null || new Set(wanted).symmetricDifference(new Set(group_ids)).size === 0),
  )

/** Takes a receipt; gives its reason in both languages: a group that was full is told without what was free then. */
export const receiptReason = ({
  code,
  reason,
  reasoneng,
}: {
  readonly code: string | null
  readonly reason: string | null
  readonly reasoneng: string | null
}) => {
  if (code === null || reason !== null) return { reason, reasoneng }
  if (code === words.notWhole.code) return { reason: words.notWhole.ka, reasoneng: words.notWhole.en }
  return { reason: words.wasFull.ka, reasoneng: words.wasFull.en }
}
