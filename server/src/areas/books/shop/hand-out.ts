import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'
import { loadSale, lockSaleForStaff, saveHandOut, type Sale } from './staff-sql.ts'

/**
 * Records that paid books were handed out, or takes that back; what is so already is the same. Refuses with 404 outside
 * the own scope, with 409 what is not paid.
 */
export const changeHandOut = (
  db: Database,
  actor: StaffActor,
  saleID: number,
  isHandedOut: boolean,
): Promise<Sale> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const found = await lockSaleForStaff(tx, staffID, operation, saleID)
    const { state, studentID } = requireFound(found, httpWords.notFound)
    const [from, to] = isHandedOut ? (['paid', 'handed_out'] as const) : (['handed_out', 'paid'] as const)
    if (state === to) return loadSale(tx, saleID)
    if (state !== from) throw new Refusal(words.notPaid)
    await saveHandOut(tx, saleID, isHandedOut ? staffID : null)
    const sale = await loadSale(tx, saleID)
    await recordAudit(tx, actor, {
      entity: 'book_sale',
      entityID: saleID,
      studentID,
      before: { status: from },
      after: { status: to, title: sale.book.title },
    })
    return sale
  })
