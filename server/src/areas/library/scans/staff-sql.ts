import type * as z from 'zod/mini'
import type { scanOrdersStaff } from '#contract/staff/books/scan-orders-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import type { FoundFile } from '#server/answering/open-file.ts'
import { countChanges } from '#server/answering/sql.ts'
import { bookJson } from '#server/books/book-columns.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { scanFile } from '../sql.ts'

type Caller = [staffID: number, operation: string, orderID: number]
type ScanOrder = Omit<z.input<typeof scanOrdersStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const order = `scan_order o join student s on s.id = o.student_id join programme m on m.id = s.programme_id`
const isWithin = `o.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
/** The student cancels it; everything else is changed by answers. */
const revision = `case when o.status = 'cancelled' and not o.is_refused then 'cancelled' else '' end`

export const loadScanOrder = defineRowQuery<ScanOrder, Caller>(
  'library.loadScanOrder',
  `with ${heldScopes}
   select o.student_id as "studentID", o.id as "orderID", ${countChanges('scan_order', 'o.id')} as changes, ${revision} as revision, ${bookJson} as book,
     o.first_page, o.last_page, o.status, o.reason, ${scanFile} as file
   from ${order} join book b on b.id = o.book_id where ${isWithin}`,
)

export const lockScanOrder = defineRowQuery<LockedEntry, Caller>(
  'library.lockScanOrder',
  `with ${heldScopes}
   select o.student_id as "studentID", o.created_at as "sentAt", o.status as state, ${revision} as revision,
     json_build_object('status', o.status, 'reason', o.reason) as before
   from ${order} where ${isWithin} for update of o`,
)

export const saveScanAnswer = defineRowQuery<
  object,
  [orderID: number, status: string, reason: string | null, fileID: number | null]
>(
  'library.saveScanAnswer',
  `update scan_order set status = $2, is_refused = $2 = 'cancelled', reason = $3, file_id = $4 where id = $1`,
)

/** The order waits again; gives the scan, whose file is swept later. */
export const undoScanAnswer = defineOneRowQuery<{ readonly fileID: number | null }, [orderID: number]>(
  'library.undoScanAnswer',
  `with before as (select file_id from scan_order where id = $1),
   undone as (update scan_order set status = 'sent', is_refused = false, reason = null, file_id = null where id = $1)
   select file_id as "fileID" from before`,
)

export const findScanForStaff = defineRowQuery<FoundFile, Caller>(
  'library.findScanForStaff',
  `with ${heldScopes}
   select f.name, f.filename, f.mime, o.student_id as "studentID"
   from ${order} join stored_file f on f.id = o.file_id where ${isWithin}`,
)
