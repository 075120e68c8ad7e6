import { timingSafeEqual } from 'node:crypto'
import type { Connection, Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { hashCode, type CodePurpose } from './hash-code.ts'
import { countCodeAttempt, consumeCode } from './sql.ts'
import { codeWords } from './words.ts'

const maxTries = 5

const expiredRefusal = () => new FieldRefusal({ code: [{ phrase: codeWords.expired }] })

/**
 * Runs the work in the transaction that uses the code up. Refuses the field `code` when it is wrong (5
 * tries), expired, or was sent for another purpose.
 */
export const redeemCode = async <Result>(
  db: Database,
  purpose: CodePurpose,
  code: string,
  work: (tx: Connection) => Promise<Result>,
): Promise<Result> => {
  const { studentID, action, subject } = purpose
  const saved = await countCodeAttempt(db, studentID, action, subject, maxTries)
  if (saved === undefined) throw expiredRefusal()
  if (!timingSafeEqual(saved.hash, hashCode(purpose, code))) {
    if (saved.left === 0) throw expiredRefusal()
    throw new FieldRefusal({ code: [{ phrase: codeWords.wrong, params: { count: saved.left } }] })
  }
  return db.transaction(async (tx) => {
    if ((await consumeCode(tx, studentID, action, saved.hash)) === undefined) throw expiredRefusal()
    return work(tx)
  })
}
