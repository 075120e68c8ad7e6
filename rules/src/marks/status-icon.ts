export type StatusIcon = 'pass' | 'fail' | 'recovery'

const icons: Readonly<Record<number, StatusIcon>> = { 1: 'pass', 3: 'fail', 4: 'fail', 5: 'fail', 7: 'pass' }

/**
 * Takes an evaluation's status code and its recovery flag; gives the icon, the recovery one over any code (spec 4.18.2),
 * or null for a code that has none.
 */
export const toStatusIcon = (status: number, recovery: boolean): StatusIcon | null =>
  recovery ? 'recovery' : (icons[status] ?? null)
