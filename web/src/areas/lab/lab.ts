import type { lab } from '#contract/studies/lab.ts'
import type { Reply } from '#web/api/call.ts'

export type LabPage = Reply<typeof lab.units>

export type LabUnit = Reply<typeof lab.unit>

export type LabTask = LabUnit['tasks'][number]
export type LabSlot = LabUnit['slots'][number]
export type LabBooking = LabPage['bookings'][number]
