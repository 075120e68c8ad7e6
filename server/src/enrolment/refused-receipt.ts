import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertRefusedReceipt, type Attempt } from '#server/areas/registration/sql.ts'

/** Takes an attempt and why it is refused; keeps its receipt and gives the refusal, to be thrown. */
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

/** Runs an attempt; what it is refused for, because of how things are, leaves a receipt and is thrown on. */
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
