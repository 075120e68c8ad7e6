import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { normaliseBankAccount, checkIban } from '#rules/account/iban.ts'
import type { Locale } from '#rules/text/locale.ts'
import { queueAccountEmail } from '#server/account-emails/queue-account-email.ts'
import { requirePassword } from '#server/areas/session/password/require-password.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { redeemCode } from '#server/sms-code/redeem-code.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { loadPayee, updateBankAccount } from './sql.ts'
import { accountWords, words } from './words.ts'

type Body = z.output<typeof finance.saveBankAccount.body>

/**
 * Saves an account in two requests: the first checks the password and sends a four-digit code to the
 * student's phone, the second confirms with it. Refuses with the rule of a Georgian IBAN that the account breaks (spec 5.1.2). The saved
 * account needs no code.
 */
export const saveBankAccount = async (
  db: Database,
  studentID: number,
  { bankAccount, password, code }: Body,
  { locale, request }: { readonly locale: Locale; readonly request: FastifyRequest },
) => {
  const problem = checkIban(bankAccount)
  if (problem !== null) throw new FieldRefusal({ bankAccount: [{ phrase: accountWords[problem] }] })
  const account = normaliseBankAccount(bankAccount)
  const { phone, bank_account: saved, valid_from } = await loadPayee(db, studentID)
  if (saved === account) return { saved: true, valid_from }
  if (phone === null) throw new Refusal(words.noPhone)
  const purpose = { studentID, action: 'bank_account', subject: account } as const
  if (code === undefined) {
    await requirePassword(db, studentID, password, request)
    return { saved: false, ...(await sendCode(db, purpose, phone, locale)) }
  }
  const updated = await redeemCode(db, purpose, code, async (tx) => {
    await queueAccountEmail(tx, studentID, 'bankAccountChanged', request, account)
    await recordEvent(tx, 'bank_account_changed', { studentID }, request)
    return updateBankAccount(tx, studentID, account)
  })
  void deliverMessages(db)
  return { saved: true, valid_from: updated.valid_from }
}
