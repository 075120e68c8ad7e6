import type { finance } from '#contract/administration/finance.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { cancelOrder, loadOrder } from './payment/orders.ts'
import { pay } from './payment/pay.ts'
import { listOwnOrders } from './payment/sql.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveInformaticsInfo } from './save-informatics-info.ts'

export const routes: Routes<typeof finance, 'finance'> = {
  pay: ({ db, student, body, locale, request }) =>
    pay(db, student.studentID, body, readAttemptKey(request), locale),
  orders: async ({ db, student }) => ({ orders: await listOwnOrders(db, student.studentID) }),
  order: ({ db, student, params }) => loadOrder(db, student.studentID, params.orderID),
  cancelOrder: ({ db, student, params }) => cancelOrder(db, student.studentID, params.orderID),
  saveBankAccount: ({ db, student, body, locale, request }) =>
    saveBankAccount(db, student.studentID, body, { locale, request }),
  saveInformaticsInfo: ({ db, student, body, request }) =>
    saveInformaticsInfo(db, student.studentID, body, request),
}
