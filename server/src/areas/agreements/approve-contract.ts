import type { Locale } from '#rules/text/locale.ts'
import { redeemCode } from '#server/sms-code/redeem-code.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveLetterhead } from '#server/letterhead/sql.ts'
import { readContract } from './read-contract.ts'
import { requireDrawableContract } from './require-drawable-contract.ts'
import { saveAcceptance } from './sql.ts'
import { words } from './words.ts'

interface Acceptance {
  readonly id: number
  readonly text_hash?: string | undefined
  readonly code?: string | undefined
}

/**
 * Accepts the contract in two requests: the first sends a four-digit code to the student's phone, the second
 * confirms with it. Saves the text, the time and the language (spec 4.5.2, 4.5.3). The code is valid for this text only.
 * Refuses a text that has changed since, a contract without a fee, and one that could not be drawn; accepting an accepted contract again
 * changes nothing.
 */
export const approveContract = async (
  db: Database,
  studentID: number,
  { id, text_hash: shownHash, code }: Acceptance,
  locale: Locale,
) => {
  if (id !== studentID) throw new Refusal(words.contractUnknown)
  const contract = await readContract(db, studentID)
  const { row, text, hash } = contract
  if (row.contract_approved) return { approved: true }
  if (shownHash !== undefined && shownHash !== hash) throw new Refusal(words.contractChanged)
  const { fee, currency, phone } = row
  if (fee === null || currency === null) throw new Refusal(words.feeMissing)
  requireDrawableContract(contract)
  if (phone === null) throw new Refusal(words.noPhone)
  const purpose = { studentID, action: 'contract', subject: hash } as const
  if (code === undefined) return { approved: false, ...(await sendCode(db, purpose, phone, locale)) }
  await redeemCode(db, purpose, code, async (tx) => {
    const letterheadID = row.letterhead === null ? null : (await saveLetterhead(tx)).letterheadID
    await saveAcceptance(tx, studentID, { fee, currency, text, hash, locale, letterheadID })
  })
  return { approved: true }
}
