import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { bookTuition, findPricedProgramme, savePrice } from './staff-sql.ts'
import { words } from './words.ts'

const requireProgramme = async (tx: Connection, { staffID, operation }: StaffActor, programmeID: number) =>
  requireFound(await findPricedProgramme(tx, staffID, operation, programmeID), httpWords.notFound)

/** Sets the price of a programme for the current semester. */
export const setPrice = (
  db: Database,
  actor: StaffActor,
  programmeID: number,
  { amount: typed, due }: { readonly amount: string; readonly due: string },
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { schoolID, semesterID, price } = await requireProgramme(tx, actor, programmeID)
    const amount = toAmount(toMinorUnits(typed))
    await savePrice(tx, semesterID, programmeID, amount, due)
    await recordAudit(tx, actor, {
      entity: 'tuition_price',
      entityID: programmeID,
      schoolID,
      before: { price },
      after: { price: amount, due },
    })
    return 'ok'
  })

/** Charges the students of a programme by its price. Refuses with 404 a programme without a price. */
export const chargeTuition = (db: Database, actor: StaffActor, programmeID: number, reason: string) =>
  db.transaction(async (tx) => {
    const { schoolID, semesterID, price } = await requireProgramme(tx, actor, programmeID)
    if (price === null) throw new Refusal(words.noPrice)
    const booked = await bookTuition(tx, semesterID, programmeID, actor.staffID, reason)
    await recordAudit(tx, actor, {
      entity: 'tuition',
      entityID: programmeID,
      schoolID,
      before: null,
      after: { ...booked, price, reason },
    })
    return booked
  })
