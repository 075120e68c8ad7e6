export type StatusIcon = 'pass' | 'fail' | 'recovery'

const icons: Readonly<Record<number, StatusIcon>> = { 1: 'pass', 3: 'fail', 4: 'fail', 5: 'fail', 7: 'pass' }

/** The recovery flag goes before any status; null for a status without an icon (spec 4.18.2). */
export const toStatusIcon = (status: number, recovery: boolean): StatusIcon | null =>
  recovery ? 'recovery' : (icons[status] ?? null)
