import { bankAccountText, ibanProblem } from '#rules/account/iban.ts'
import type { Locale } from '#rules/text/locale.ts'
import { redeemCode } from '#server/areas/mobile-code/redeem-code.ts'
import { sendCode } from '#server/areas/mobile-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { payeeOf, setBankAccount } from './sql.ts'
import { accountWords, words } from './words.ts'

interface NewAccount {
  readonly bankAccount: string
  readonly code?: string | undefined
}

/**
 * Takes an account, first without and then with the four-digit code that was sent to the student's phone; saves it. Says
 * which rule of a Georgian IBAN it breaks (spec 5). The account that is kept already needs no code.
 */
export const saveBankAccount = async (
  db: Database,
  studentID: number,
  { bankAccount, code }: NewAccount,
  locale: Locale,
) => {
  const problem = ibanProblem(bankAccount)
  if (problem !== null) throw new FieldRefusal({ bankAccount: [{ phrase: accountWords[problem] }] })
  const account = bankAccountText(bankAccount)
  const { phone, bank_account: kept } = await payeeOf(db, studentID)
  if (kept === account) return { saved: true }
  if (phone === null) throw new Refusal(words.noPhone)
  const what = { studentID, action: 'bank_account', subject: account } as const
  if (code === undefined) return { saved: false, ...(await sendCode(db, what, phone, locale)) }
  await redeemCode(db, what, code, (tx) => setBankAccount(tx, studentID, account))
  return { saved: true }
}
