import type { inbox } from '#contract/staff/inbox.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { assignEntry, claimEntry, releaseEntry } from './change-claim.ts'
import { countEntries, findEntry, listColleagues, listEntries, listSortedEntries } from './sql.ts'

/** Entries that students send and staff answer. */
export const routes: Routes<typeof inbox> = {
  list: async ({ db, staff: { staffID, operation }, query }) => {
    const { page, per_page, search = '', kind = '', state, sort } = query
    const offset = (page - 1) * per_page
    const filters = [staffID, operation, kind, search, state, per_page, offset, toWords(search)] as const
    const rows = await (sort === undefined
      ? listEntries(db, ...filters)
      : listSortedEntries(db, ...filters, sort))
    const items = rows.map(({ total: _, ...entry }) => entry)
    return { items, page, perPage: per_page, total: rows[0]?.total ?? 0 }
  },
  counts: async ({ db, staff }) => ({ kinds: await countEntries(db, staff.staffID, staff.operation) }),
  entry: async ({ db, staff, params: { kind, id } }) => ({
    entry: requireFound(await findEntry(db, staff.staffID, staff.operation, kind, id), httpWords.notFound),
  }),
  colleagues: async ({ db, staff, params: { kind, id } }) => {
    const colleagues = await listColleagues(db, staff.staffID, staff.operation, kind, id)
    // Who sees the entry is one of them.
    requireFound(colleagues[0], httpWords.notFound)
    return { colleagues }
  },
  claim: ({ db, staff, params, request }) => claimEntry(db, toActor(staff, request), params),
  release: ({ db, staff, params, request }) => releaseEntry(db, toActor(staff, request), params),
  assign: ({ db, staff, params, body, request }) =>
    assignEntry(db, toActor(staff, request), { ...params, staffID: body.staffID }),
}
