import { timingSafeEqual } from 'node:crypto'
import type { Connection, Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { codeHash, type CodeAction } from './code-hash.ts'
import { countTry, spendCode } from './sql.ts'
import { codeWords } from './words.ts'

const triesPerCode = 5

const dead = () => new FieldRefusal({ code: [{ phrase: codeWords.dead }] })

/**
 * Takes an action, its four digits and the work that they allow; does the work in the transaction in which the code is
 * spent. Refuses the field `code` when it is wrong (5 tries), too old, or was sent for something else.
 */
export const redeemCode = async <Result>(
  db: Database,
  what: CodeAction,
  code: string,
  work: (tx: Connection) => Promise<Result>,
): Promise<Result> => {
  const { studentID, action, subject } = what
  const kept = await countTry(db, studentID, action, subject, triesPerCode)
  if (kept === undefined) throw dead()
  if (!timingSafeEqual(kept.hash, codeHash(what, code))) {
    if (kept.left === 0) throw dead()
    throw new FieldRefusal({ code: [{ phrase: codeWords.wrong, params: { count: kept.left } }] })
  }
  return db.transaction(async (tx) => {
    if ((await spendCode(tx, studentID, action, kept.hash)) === undefined) throw dead()
    return work(tx)
  })
}
