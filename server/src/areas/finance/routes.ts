import type { finance } from '#contract/administration/finance.ts'
import type { Routes } from '#server/http/serve.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveInformaticsInfo } from './save-informatics-info.ts'

export const routes: Routes<typeof finance, 'finance'> = {
  saveBankAccount: ({ db, student, body, locale, request }) =>
    saveBankAccount(db, student.studentID, body, { locale, request }),
  saveInformaticsInfo: ({ db, student, body, request }) =>
    saveInformaticsInfo(db, student.studentID, body, request),
}
