import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { keepRefusedReceipt, type AloneAttempt } from './sql.ts'

/** Takes an attempt and why it is refused; keeps its receipt and gives the refusal, to be thrown. */
export const leaveRefused = async (
  db: Connection,
  attempt: AloneAttempt,
  refusal: Refusal,
): Promise<Refusal> => {
  const { code } = refusal.phrase
  const [ka, en] = [refusal.reply('ka').message, refusal.reply('en').message]
  await keepRefusedReceipt(db, attempt, { code, ka, en })
  return refusal
}

/** Runs an attempt; what it is refused for, because of how things are, leaves a receipt and is thrown on. */
export const withReceipt = async <Result>(
  db: Connection,
  attempt: AloneAttempt,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    const isState = error instanceof Refusal && error.phrase.status < 429
    throw isState ? await leaveRefused(db, attempt, error) : error
  }
}
