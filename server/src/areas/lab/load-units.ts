import type * as z from 'zod/mini'
import type { lab } from '#contract/studies/lab.ts'
import { getCancelDeadline } from '#rules/lab/lab-booking.ts'
import { toCanonicalText } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { listLabChanges, toLabSnapshot, type ShownLab } from './page-snapshot.ts'
import { loadUnit, loadUnits } from './sql.ts'
import { words } from './words.ts'

type UnitReply = z.input<typeof lab.unit.reply>

const addLimit = <Booking extends { readonly starts_at: string }>(booking: Booking, hours: number) => ({
  ...booking,
  can_cancel_until: new Date(getCancelDeadline(booking.starts_at, hours)).toISOString(),
})

/**
 * The units with the student's progress and bookings, and the changes since the last visit (spec 2.17), in one
 * statement.
 */
export const loadLab = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof lab.units.reply>> => {
  const { cancel_hours, bookings, now, units, ...seenPage } = await loadUnits(db, studentID)
  const shown = { units, bookings }
  const pageChanges = changesSinceSeen(seenPage, labVersion(shown), (seen) => listLabChanges(seen, shown))
  return { now, units, bookings: bookings.map((each) => addLimit(each, cancel_hours)), ...pageChanges }
}

const labVersion = (shown: ShownLab): string => hashVersion([toCanonicalText(toLabSnapshot(shown))])

export const saveLabSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const loaded = await loadUnits(db, studentID)
  return savePageSeen(db, studentID, 'lab', {
    now: toLabSnapshot(loaded),
    current: labVersion(loaded),
    version,
  })
}

/** One unit with the student's progress, in one statement. 404 for an unknown unit (spec 2.17). */
export const loadUnitPage = async (db: Connection, studentID: number, unitID: number): Promise<UnitReply> => {
  const found = requireFound(await loadUnit(db, studentID, unitID), words.unitNotFound)
  const { cancel_hours, bookings, ...unit } = found
  return { ...unit, cancel_hours, bookings: bookings.map((each) => addLimit(each, cancel_hours)) }
}
