import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import type { Reply } from '#web/api/call.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

export type ConsultationTime = Reply<typeof consultationStaff.times>['times'][number]
export type Booking = NonNullable<ConsultationTime['booking']>
export type Decision = 'confirmed' | 'rejected'

export const stateIcons: Readonly<Record<Booking['status'] | 'free', IconName>> = {
  free: 'calendar',
  sent: 'clock',
  confirmed: 'check',
  rejected: 'close',
}
