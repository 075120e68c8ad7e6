import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listFreeSlots, hasBranch, isVisitRequired } from './sql.ts'
import { words } from './words.ts'

interface FreeDay {
  readonly date: string
  readonly times: { readonly start: string; readonly end: string; readonly free: number }[]
}

/**
 * The future days on which the branch can be visited before the signing deadline, each with its free times
 * (spec 4.4.1).
 */
export const listFreeTimes = async (
  db: Connection,
  studentID: number,
  branchID: number,
): Promise<FreeDay[]> => {
  if (!(await isVisitRequired(db, studentID))) throw new Refusal(words.visitNotRequested)
  if (!(await hasBranch(db, branchID))) throw new Refusal(words.branchUnknown)
  const slots = await listFreeSlots(db, studentID, branchID)
  const days = Map.groupBy(slots, ({ date }) => date)
  return [...days].map(([date, times]) => ({
    date,
    times: times.map(({ start, end, free }) => ({ start, end, free })),
  }))
}
