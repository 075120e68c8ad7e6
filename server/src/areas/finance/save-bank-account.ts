import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { normaliseBankAccount, checkIban } from '#rules/account/iban.ts'
import type { Locale } from '#rules/text/locale.ts'
import { redeemCode } from '#server/sms-code/redeem-code.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { loadPayee, updateBankAccount } from './sql.ts'
import { accountWords, words } from './words.ts'

type Body = z.output<typeof finance.saveBankAccount.body>

/**
 * Saves an account in two requests: the first sends a four-digit code to the student's phone, the second
 * confirms with it. Refuses with the rule of a Georgian IBAN that the account breaks (spec 5.1.2). The saved
 * account needs no code.
 */
export const saveBankAccount = async (
  db: Database,
  studentID: number,
  { bankAccount, code }: Body,
  locale: Locale,
) => {
  const problem = checkIban(bankAccount)
  if (problem !== null) throw new FieldRefusal({ bankAccount: [{ phrase: accountWords[problem] }] })
  const account = normaliseBankAccount(bankAccount)
  const { phone, bank_account: saved } = await loadPayee(db, studentID)
  if (saved === account) return { saved: true }
  if (phone === null) throw new Refusal(words.noPhone)
  const purpose = { studentID, action: 'bank_account', subject: account } as const
  if (code === undefined) return { saved: false, ...(await sendCode(db, purpose, phone, locale)) }
  await redeemCode(db, purpose, code, (tx) => updateBankAccount(tx, studentID, account))
  return { saved: true }
}
