// Parts of the frame that come after the screen, in one file.
import { offerLocale } from '#web/app/notices/offer-locale.ts'

export { FailedDutyNotice } from '#web/app/notices/FailedDutyNotice.tsx'
export { NewBuildNotice } from '#web/app/notices/NewBuildNotice.tsx'
export { LockNotice } from '#web/app/notices/LockNotice.tsx'
export { RailTooltip } from './RailTooltip.tsx'

offerLocale()
