import type { consultation } from '#contract/administration/consultation.ts'
import type { Reply } from '#web/api/call.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

type ConsultationPage = Reply<typeof consultation.times>

export type FreeTime = ConsultationPage['slots'][number]
export type Consultation = ConsultationPage['bookings'][number]

/** Where it takes place, as the form has it. */
export type Mode = 'office' | 'online'

export const statusIcons: Readonly<Record<Consultation['status'], IconName>> = {
  sent: 'clock',
  confirmed: 'check',
  rejected: 'close',
}
