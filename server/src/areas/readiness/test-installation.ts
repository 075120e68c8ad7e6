import type { Installation } from './check.ts'

/** Of a portal whose settings are complete. */
export const configured: Installation = {
  hasMail: true,
  hasSender: true,
  hasSms: true,
  untrustedProxyOn: undefined,
  publicUrl: 'https://portal.university.example',
  paymentProvider: 'bog',
  hasFreeSpace: true,
  pendingSchema: [],
  canRunJobs: true,
  isWholeUniversity: true,
}
