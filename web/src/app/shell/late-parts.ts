// Parts of the frame that come after the screen, in one file.
export { FailedDutyNotice } from '#web/app/notices/FailedDutyNotice.tsx'
export { NewBuildNotice } from '#web/app/notices/NewBuildNotice.tsx'
export { LockNotice } from '#web/app/notices/LockNotice.tsx'
export { RailTooltip } from './RailTooltip.tsx'
