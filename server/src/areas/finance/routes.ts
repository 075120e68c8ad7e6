import type { finance } from '#contract/administration/finance.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { toOrderKey } from '#server/payments/to-order-key.ts'
import { createStatement } from './account/create-statement.ts'
import { groupAccount } from './account/group-account.ts'
import { listAnnounced, listDebitTypes, loadAccount, loadGeneral, loadScholarships } from './account/sql.ts'
import { cancelOrder, loadOrder } from './payment/orders.ts'
import { pay } from './payment/pay.ts'
import { listOwnOrders } from './payment/sql.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveInformaticsInfo } from './save-informatics-info.ts'

/** The student's account with the university, and payments to it. */
export const routes: Routes<typeof finance> = {
  general: async ({ db, student }) => {
    const general = await loadGeneral(db, student.studentID)
    return isLeftOut(student, 'loans') ? { ...general, fines: null } : general
  },
  announced: async ({ db, student }) => ({ charges: await listAnnounced(db, student.studentID) }),
  by: ({ db, student, params }) => groupAccount(db, student.studentID, params.name),
  details: ({ db, student }) => loadAccount(db, student.studentID),
  statement: ({ db, student, query: { format = 'pdf', locale = 'ka' } }) =>
    createStatement(db, student.studentID, format, locale),
  scholarship: ({ db, student }) => loadScholarships(db, student.studentID),
  debitTypes: async ({ db }) => ({ types: await listDebitTypes(db) }),
  pay: ({ db, student, body, locale, request }) =>
    pay(db, student.studentID, body, toOrderKey(body.idempotency_key ?? readAttemptKey(request)), locale),
  orders: async ({ db, student }) => ({ orders: await listOwnOrders(db, student.studentID) }),
  order: ({ db, student, params }) => loadOrder(db, student.studentID, params.orderID),
  cancelOrder: ({ db, student, params }) => cancelOrder(db, student.studentID, params.orderID),
  saveBankAccount: ({ db, student, body, locale, request }) =>
    saveBankAccount(db, student.studentID, body, { locale, request }),
  saveInformaticsInfo: ({ db, student, body, request }) =>
    saveInformaticsInfo(db, student.studentID, body, request),
}
