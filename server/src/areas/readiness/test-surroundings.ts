import type { Surroundings } from './check.ts'

/** Of a portal whose settings are complete. */
export const configured: Surroundings = {
  hasMail: true,
  hasSms: true,
  publicUrl: 'https://portal.university.example',
  paymentProvider: 'bog',
  hasFreeSpace: true,
  pendingSchema: [],
  canRunJobs: true,
  isWholeUniversity: true,
}
