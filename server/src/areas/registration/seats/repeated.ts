import { FieldRefusal, Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { KeptReceipt } from './sql.ts'
import { words } from '#server/areas/registration/words.ts'

const statusOf = (code: string): RefusalPhrase['status'] =>
  Object.values<RefusalPhrase>(words).find((phrase) => phrase.code === code)?.status ?? 409

/**
 * Takes the receipts of an earlier attempt with the same key, and the groups wanted now (null: a cancellation); gives the
 * refusal that it ended in, or null when it was done. The same key for something else is refused by name.
 */
export const repeatedRefusal = (
  receipts: readonly KeptReceipt[],
  wanted: readonly number[] | null,
): Refusal | null => {
  const [receipt] = receipts
  const isSame =
    receipt !== undefined &&
    (receipt.action === 'cancelled') === (wanted === null) &&
    (wanted === null || new Set(wanted).symmetricDifference(new Set(receipt.group_ids)).size === 0)
  if (!isSame) throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: everywhere.keyOfAnother }] })
  if (receipt.code === null) return null
  const { code, reason_ka, reason_en } = receipt
  if (reason_ka === null || reason_en === null) return new Refusal(words.wasFull)
  return new Refusal({ status: statusOf(code), code, ka: reason_ka, en: reason_en })
}

/** Takes a receipt; gives its reason in both languages: a group that was full is told without what was free then. */
export const reasonOf = ({
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
