import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import {
  findEntry,
  findPayers,
  lockBankEntries,
  saveAside,
  saveLink,
  saveStudent,
  saveIsNotDuplicate,
  unbookEntries,
} from './staff-sql.ts'
import { words } from './words.ts'

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

const toAudited = ({ reference, amount, currency, status, studentID }: Entry) => ({
  reference,
  amount,
  currency,
  status,
  studentID,
})

/**
 * Changes an entry that nobody has changed since `version` was seen, with its row of the audit; what is so already, as
 * after an attempt whose answer was lost, is the same. Refuses with 404 and 409.
 */
const changeEntry = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  version: number,
  isDone: (tx: Connection, entry: Entry) => Promise<boolean> | boolean,
  change: (tx: Connection, entry: Entry) => Promise<{ readonly reason?: string } | void>,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await lockBankEntries(tx)
    const before = requireFound(await findEntry(tx, entryID), httpWords.notFound)
    if (before.version !== version && (await isDone(tx, before))) return 'ok'
    if (before.version !== version) throw new Refusal(words.changedMeanwhile)
    const more = await change(tx, before)
    const after = (await findEntry(tx, entryID))!
    await recordAudit(tx, actor, {
      entity: 'bank_entry',
      entityID: entryID,
      ...((after.studentID ?? before.studentID) !== null && {
        studentID: (after.studentID ?? before.studentID)!,
      }),
      before: toAudited(before),
      after: { ...toAudited(after), ...more },
    })
    return 'ok'
  })

const requireNotBooked = ({ state }: Entry) => {
  if (state === 'booked') throw new Refusal(words.alreadyBooked)
}

/** Finds the student with this code or personal number. Refuses if it belongs to two students. */
const findPayer = async (tx: Connection, code: string) => {
  const [found, other] = await findPayers(tx, code.trim())
  if (other !== undefined) throw new Refusal(words.codeOfTwo)
  return requireFound(found, words.studentUnknown)
}

const isAssignedTo =
  (code: string | null) =>
  async (tx: Connection, { state, studentID }: Entry): Promise<boolean> => {
    if (code === null) return state === 'open' && studentID === null
    const [payer] = await findPayers(tx, code.trim())
    return state === 'open' && studentID === payer?.studentID
  }

/** Assigns an entry to a student, by code or personal number; null: nobody's yet. Refuses an account in another currency. */
export const assignEntry = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  { code, version }: { readonly code: string | null; readonly version: number },
) =>
  changeEntry(db, actor, entryID, version, isAssignedTo(code), async (tx, entry) => {
    requireNotBooked(entry)
    if (code === null) return void (await saveStudent(tx, entryID, null))
    const { studentID, currency } = await findPayer(tx, code)
    if (currency !== entry.currency)
      throw new Refusal(words.foreignCurrency, { currency: entry.currency, account_currency: currency })
    await saveStudent(tx, entryID, studentID)
  })

export const setEntryAside = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  { is_aside, version }: { readonly is_aside: boolean; readonly version: number },
) =>
  changeEntry(
    db,
    actor,
    entryID,
    version,
    (_tx, { state }) => state === (is_aside ? 'aside' : 'open'),
    async (tx, entry) => {
      requireNotBooked(entry)
      await saveAside(tx, entryID, is_aside)
    },
  )

const isLinked = ({ ledgerEntryID, status }: Entry, financeID: number | null): boolean =>
  financeID === null ? status === 'ready' : ledgerEntryID === financeID

/** Records that an entry is the payment that was entered by hand, or with null that it is not. */
export const linkEntry = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  { financeID, version }: { readonly financeID: number | null; readonly version: number },
) =>
  changeEntry(
    db,
    actor,
    entryID,
    version,
    (_tx, entry) => isLinked(entry, financeID),
    async (tx, entry) => {
      requireNotBooked(entry)
      if (entry.handEntryID === null || (financeID !== null && financeID !== entry.handEntryID))
        throw new Refusal(words.notByHand)
      await saveLink(tx, entryID, financeID)
    },
  )

/** Records whether an entry is a different transfer from the one that looks like it. */
export const setEntryOther = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  { is_other, version }: { readonly is_other: boolean; readonly version: number },
) =>
  changeEntry(
    db,
    actor,
    entryID,
    version,
    (_tx, { isNotDuplicate }) => isNotDuplicate === is_other,
    async (tx, entry) => {
      requireNotBooked(entry)
      await saveIsNotDuplicate(tx, entryID, is_other)
    },
  )

/** Unbooks an entry; it then waits for a student anew. */
export const undoEntry = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  { reason, version }: { readonly reason: string; readonly version: number },
) =>
  changeEntry(
    db,
    actor,
    entryID,
    version,
    (_tx, entry) => entry.version === version + 1 && entry.state === 'open',
    async (tx, { state }) => {
      if (state !== 'booked') throw new Refusal(words.notBooked)
      await unbookEntries(tx, entryID, null, actor.staffID, reason)
      return { reason }
    },
  )
