// One file: home would name two, and is limited in bytes.
export { watchCounts } from '#web/api/live/watch-counts.ts'
export { NotificationPanel } from './NotificationPanel.tsx'
