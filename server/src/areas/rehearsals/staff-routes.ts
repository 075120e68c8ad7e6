import type { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { checkRehearsal } from '#rules/rehearsal/check-rehearsal.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'
import { words as httpWords } from '#server/http/words.ts'
import { listOpenings } from '#server/rehearsal/report/sql.ts'
import { findOpening } from '#server/rehearsal/run-rehearsal.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import {
  cancelRehearsal,
  describeOpening,
  findRehearsal,
  insertRehearsal,
  loadGroups,
  loadRehearsals,
  loadStudents,
} from './staff-sql.ts'
import { words } from './words.ts'

const perPage = 10
/** More rows than a page of the screen has are read for a file, and are recorded in the audit. */
const screenRows = 20

/** A rehearsal concerns all schools. */
const requireUniversity = async (db: Connection, { staffID, operation }: StaffSession): Promise<void> => {
  const { isHeld } = await holdsUniversity(db, staffID, operation)
  if (!isHeld) throw new Refusal(words.needsUniversity)
}

const refusals = { no_opening: words.noOpening, opening_near: words.openingNear } as const

/** Refuses a time at which the rehearsal would be refused when it begins. */
const requireQuietTime = async (db: Connection, runAt: string): Promise<void> => {
  const openings = (await listOpenings(db)).map(({ opensAt }) => Date.parse(opensAt))
  const error = checkRehearsal(openings, Date.parse(runAt))
  if (error !== null) throw new Refusal(refusals[error])
}

const loadOpening = async (db: Database) => {
  const opening = await findOpening(db)
  if (opening === null) return null
  const { semesterID, opensAt } = opening
  return { opens_at: opensAt, ...(await describeOpening(db, semesterID, opensAt)) }
}

/** Rehearsals of the next opening; the work is done in a process of its own (run-rehearsals-on-time.ts). */
export const staffRoutes: Routes<typeof rehearsals> = {
  list: async ({ db, staff, query: { page } }) => {
    await requireUniversity(db, staff)
    const [found, opening] = await Promise.all([loadRehearsals(db, perPage, page), loadOpening(db)])
    return { ...found, page, perPage, opening }
  },
  start: async ({ db, staff, body, request }) => {
    await requireUniversity(db, staff)
    return db.transaction(async (tx) => {
      const { when, rounds, with_load } = body
      const made = await insertRehearsal(tx, staff.staffID, when === 'night', rounds, with_load)
      if (made === undefined) throw new Refusal(words.isOpen)
      const { rehearsalID, runAt } = made
      await requireQuietTime(tx, runAt)
      const after = { run_at: runAt, rounds, with_load }
      await recordAudit(tx, toActor(staff, request), {
        entity: 'rehearsal',
        entityID: rehearsalID,
        before: null,
        after,
      })
      return { rehearsalID }
    })
  },
  one: async ({ db, staff, params }) => {
    await requireUniversity(db, staff)
    return requireFound(await findRehearsal(db, params.id), httpWords.notFound)
  },
  cancel: async ({ db, staff, params, request }) => {
    await requireUniversity(db, staff)
    return db.transaction<'ok'>(async (tx) => {
      const { state, isCancelled } = requireFound(await cancelRehearsal(tx, params.id), httpWords.notFound)
      if (state === 'cancelled') return 'ok' // Sent twice.
      if (!isCancelled) throw new Refusal(words.isOver)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'rehearsal',
        entityID: params.id,
        before: { state },
        after: { state: 'cancelled' },
      })
      return 'ok'
    })
  },
  groups: async ({ db, staff, params, query }) => {
    await requireUniversity(db, staff)
    const { page, per_page, search = '', sort = null, only } = query
    requireFound(await findRehearsal(db, params.id), httpWords.notFound)
    const found = await loadGroups(db, params.id, per_page, page, search, sort, only === 'short')
    return { ...found, page, perPage: per_page }
  },
  students: async ({ db, staff, params, query, request }) => {
    await requireUniversity(db, staff)
    const { page, per_page, search = '', sort = null, reason = '' } = query
    requireFound(await findRehearsal(db, params.id), httpWords.notFound)
    return db.transaction(async (tx) => {
      const found = await loadStudents(tx, params.id, per_page, page, search, sort, reason, toWords(search))
      if (per_page > screenRows)
        await recordAudit(tx, toActor(staff, request), {
          entity: 'rehearsal_students',
          entityID: params.id,
          before: null,
          after: { search, reason, page, rows: found.items.length, total: found.total },
        })
      return { ...found, page, perPage: per_page }
    })
  },
}
