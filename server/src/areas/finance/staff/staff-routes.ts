import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { checkOrder } from './check-order.ts'
import { chargeTuition, setPrice } from './charge-tuition.ts'
import { enterEntry } from './accounts/enter-entry.ts'
import { decideRefund, proposeRefund } from './refunds.ts'
import { reverseEntry } from './accounts/reverse-entry.ts'
import { findAccount, listDebts, loadAccounts } from './accounts/staff-sql.ts'
import { listDays, loadOrders, loadRefunds, planTuition } from './staff-sql.ts'

const perPage = 20

/** The calls of the finance office, each in the caller's scope. */
export const staffRoutes: Routes<typeof financeStaff> = {
  accounts: async ({ db, staff, query }) => {
    const { staffID, operation } = staff
    const { page, per_page, search = '', programmeID = null, debt, sort = null } = query
    const found = await loadAccounts(
      db,
      staffID,
      operation,
      per_page,
      page,
      search,
      programmeID,
      debt === '1',
      sort,
      toWords(search),
    )
    return { ...found, page, perPage: per_page }
  },
  programmes: async ({ db, staff }) => ({
    programmes: await listDebts(db, staff.staffID, staff.operation),
  }),
  account: async ({ db, staff, params }) =>
    requireFound(await findAccount(db, staff.staffID, staff.operation, params.id), httpWords.notFound),
  enter: ({ db, staff, params, body, request }) =>
    enterEntry(db, toActor(staff, request), params.id, readAttemptKey(request), body),
  reverse: ({ db, staff, params, body, request }) =>
    reverseEntry(db, toActor(staff, request), params.id, readAttemptKey(request), body.reason),
  orders: async ({ db, staff, query: { page, search = '', state = null } }) => {
    const { staffID, operation } = staff
    const words = toWords(search)
    const found = await loadOrders(db, staffID, operation, perPage, page, search, state, words)
    return { ...found, page, perPage }
  },
  checkOrder: ({ db, staff, params, request }) => checkOrder(db, toActor(staff, request), params.id),
  days: async ({ db, staff }) => ({ days: await listDays(db, staff.staffID, staff.operation) }),
  proposeRefund: ({ db, staff, params, body, request }) =>
    proposeRefund(db, toActor(staff, request), params.id, body),
  refunds: async ({ db, staff, query: { page } }) => {
    const found = await loadRefunds(db, staff.staffID, staff.operation, perPage, page)
    return { ...found, page, perPage }
  },
  decideRefund: ({ db, staff, params, body, request }) =>
    decideRefund(db, toActor(staff, request), params.id, body.decision),
  planTuition: ({ db, staff }) => planTuition(db, staff.staffID, staff.operation),
  setPrice: ({ db, staff, params, body, request }) =>
    setPrice(db, toActor(staff, request), params.programmeID, body),
  bookTuition: ({ db, staff, params, body, request }) =>
    chargeTuition(db, toActor(staff, request), params.programmeID, body.reason),
}
