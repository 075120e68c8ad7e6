import type { Connection } from '#server/db/open.ts'
import { describeNotification, type NotificationRow } from './describe-notification.ts'

type Described = ReturnType<typeof describeNotification>

interface Known {
  /** The values that the texts are composed from. */
  readonly source: string
  readonly described: Described
}

/** Of about 1 KB each. */
const maxKnown = 5000

const knownIn = new WeakMap<Connection, Map<number, Known>>()

/**
 * A notification as it is listed. Its texts are cached: many students often have the same one, and each reads their list
 * again and again.
 */
export const describeInList = (db: Connection, row: NotificationRow): Described => {
  const known = knownIn.get(db) ?? new Map<number, Known>()
  knownIn.set(db, known)
  const { notificationID, seen } = row
  const source = JSON.stringify([row.details, row.subject_ka, row.subject_en])
  const before = known.get(notificationID)
  if (before?.source === source) return { ...before.described, seen }
  const described = describeNotification(row, true)
  if (known.size >= maxKnown) known.delete(known.keys().next().value!)
  known.set(notificationID, { source, described })
  return described
}
