import { listPendingSchema } from '#server/db/list-pending-schema.ts'
import type { Connection } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'
import { loadJobRights } from '#server/jobs/sql.ts'
import { loadUntrustedProxy } from '#server/settings/sql.ts'
import type { Installation } from './check.ts'

/** A folder that does not exist yet is made by the portal when it starts. */
const hasFreeSpace = async (filesDir: string): Promise<boolean> => {
  try {
    return (await findFreeBytes(filesDir)) >= env.uploadReserveMegabytes * 1024 * 1024
  } catch {
    return true
  }
}

/** The settings of this process, the disk and what the database lacks. */
export const readInstallation = async (
  db: Connection,
  filesDir: string,
): Promise<Omit<Installation, 'isWholeUniversity'>> => {
  const pendingSchema = await listPendingSchema(db)
  return {
    hasMail: env.smtpUrl !== undefined,
    hasSender: env.smtpUrl === undefined || env.hasMailFrom,
    hasSms: env.sms !== undefined,
    publicUrl: env.publicUrl,
    paymentProvider: env.paymentProvider,
    hasFreeSpace: await hasFreeSpace(filesDir),
    pendingSchema,
    untrustedProxyOn:
      env.trustedProxies > 0 || pendingSchema.length > 0 ? undefined : (await loadUntrustedProxy(db))?.day,
    canRunJobs: (await loadJobRights(db)).isPossible,
  }
}
