import type { Severity } from '#contract/staff/readiness/readiness.ts'
import { listSchemaDifferences } from '#server/db/schema-objects.ts'
import type { Check, Finding, Installation } from '../check.ts'

const about = (name: string): Finding => ({ name, nameeng: name })
const whole = about('')

/** A check on the settings and the machine, which belong to the whole university. */
const toCheck = (
  id: string,
  severity: Severity,
  find: (installation: Installation) => readonly Finding[],
): Check => ({
  id,
  severity,
  load: async (_db, { staffID }, installation, limit, offset) => {
    const found = staffID === null || installation.isWholeUniversity ? find(installation) : []
    return { total: found.length, items: found.slice(offset, offset + limit) }
  },
})

/** Settings of the environment, the disk and the schema. */
export const systemChecks: readonly Check[] = [
  toCheck('mail-not-configured', 'blocks', ({ hasMail }) => (hasMail ? [] : [whole])),
  toCheck('mail-sender-missing', 'blocks', ({ hasSender }) => (hasSender ? [] : [whole])),
  toCheck('proxy-untrusted', 'blocks', ({ untrustedProxyOn: day }) =>
    day === undefined ? [] : [about(day)],
  ),
  toCheck('public-url-missing', 'blocks', ({ publicUrl }) => (publicUrl === undefined ? [whole] : [])),
  toCheck('public-url-not-https', 'notice', ({ publicUrl }) =>
    publicUrl !== undefined && !publicUrl.startsWith('https://') ? [about(publicUrl)] : [],
  ),
  toCheck('payments-in-sandbox', 'blocks', ({ paymentProvider }) =>
    paymentProvider === 'sandbox' ? [whole] : [],
  ),
  toCheck('payments-not-configured', 'notice', ({ paymentProvider }) =>
    paymentProvider === undefined ? [whole] : [],
  ),
  toCheck('sms-not-configured', 'notice', ({ hasSms }) => (hasSms ? [] : [whole])),
  toCheck('disk-full', 'blocks', ({ hasFreeSpace }) => (hasFreeSpace ? [] : [whole])),
  toCheck('jobs-not-possible', 'blocks', ({ canRunJobs }) => (canRunJobs ? [] : [whole])),
  toCheck('schema-pending', 'blocks', ({ pendingSchema }) => pendingSchema.map(about)),
  {
    id: 'schema-changed',
    severity: 'blocks',
    after: 'schema-pending',
    load: async (db, { staffID }, { isWholeUniversity }, limit, offset) => {
      const found = staffID === null || isWholeUniversity ? await listSchemaDifferences(db) : []
      return {
        total: found.length,
        items: found.slice(offset, offset + limit).map(({ object }) => about(object)),
      }
    },
  },
]
