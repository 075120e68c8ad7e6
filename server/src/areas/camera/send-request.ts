import { daysBetween } from '#rules/time/clock.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { book } from '#server/bookings/sql.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { loadEquipmentName, loadRequest } from './sql.ts'
import { fieldWords, words } from './words.ts'

interface NewRequest {
  readonly equipmentIDs: readonly number[]
  readonly date: string
  readonly start: string
  readonly end: string
  readonly purpose: string
}

const maxDaysAhead = 60

/**
 * Requests equipment for a time. A repeated attempt is the same request. Refuses with 404 what is not lent to the student,
 * with 409 what others have at that time and a time that is past, with 422 hours in the wrong order and a day too far.
 */
export const sendRequest = (
  db: Database,
  studentID: number,
  kind: 'camera' | 'cinematography',
  key: string | null,
  { equipmentIDs, date, start, end, purpose }: NewRequest,
) =>
  db.transaction(async (tx) => {
    if (end <= start) throw new FieldRefusal({ end: [{ phrase: fieldWords.order }] })
    const today = toZonedTime(new Date().toISOString(), await loadTimeZone(tx)).date
    if (daysBetween(today, date) > maxDaysAhead)
      throw new FieldRefusal({ date: [{ phrase: fieldWords.tooFar }] })
    const made = await book(tx, studentID, kind, equipmentIDs, null, date, start, end, false, purpose, key)
    switch (made.outcome) {
      case 'ok':
        return (await loadRequest(tx, made.booking_id!)).request
      case 'taken':
        throw new Refusal(words.taken, { name: await loadEquipmentName(tx, made.taken_id!) })
      case 'past':
        throw new Refusal(words.past)
      case 'too_many':
        throw new Refusal(words.tooMany)
      case 'key_of_another':
        throw new Refusal(httpWords.keyAlreadyUsed)
      case 'no_item':
      case 'no_time':
        throw new Refusal(words.equipmentUnknown)
    }
  })
