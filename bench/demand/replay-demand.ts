import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Connection } from '#server/db/open.ts'
import { findFirstSets, type Offer } from '#server/rehearsal/play/first-set.ts'
import { countMeetingPairs } from './meeting-pairs.ts'
import { openFirstRound, countSeats, loadStudentsByCode, loadSubjectsByCode, listSeatPairs } from './sql.ts'

/** The results of a catalogue's demand. */
export interface DemandReport {
  readonly students: number
  readonly requests: number
  /** Requests that became a registration. */
  readonly seats: number
  /** Refused requests by code; "other" must not occur. */
  readonly refusals: Readonly<Record<string, number>>
  /** Students with all requested subjects. */
  readonly satisfied: number
  /** Seats in groups: a registration has one in each part of its subject. */
  readonly groupSeats: number
  /** The groups' counters agree with the registrations. */
  readonly groupSeatsAgree: boolean
  readonly overfullGroups: number
  /** Overlapping pairs of one student's groups, counted without the portal's rule. */
  readonly meetings: number
  /** Of the sorted pairs of student and group. */
  readonly sha256: string
}

type Headers = { readonly authorization: string }

/** The codes that may refuse a request; any other is a bug. */
const expectedCodes = new Set(['group_full', 'group_clash', 'credit_limit', 'no_valid_set', 'no_open_groups'])

/** Null when the student has the seat, otherwise the code of the refusal. */
const tryRequest = async (
  app: FastifyInstance,
  headers: Headers,
  subjectID: number,
): Promise<string | null> => {
  const read = await app.inject({ url: `/api/registration/groups/general/${subjectID}`, headers })
  if (read.statusCode !== 200) return 'other'
  const offer = read.json<{ data: Offer }>().data
  const { offered, any } = findFirstSets(offer)
  const requested = offered ?? any
  if (requested === undefined) return offer.code ?? offer.groups[0]?.code ?? 'other'
  const chosen = await app.inject({
    method: 'POST',
    url: '/api/registration',
    headers,
    payload: { schedule_ids: requested },
  })
  // A valid offer can still fail by its credits only, and a set that was not offered must be refused.
  if (chosen.statusCode === 200) return offered === undefined ? 'other' : null
  const { code } = chosen.json<{ code: string }>()
  return offered !== undefined && code !== 'credit_limit' ? 'other' : code
}

const countMeetings = (pairs: readonly string[], { groups }: Catalogue): number => {
  const groupOf = new Map(groups.map((group) => [group.group_code, group]))
  const codesOf = Map.groupBy(pairs, (pair) => pair.slice(0, pair.indexOf(' ')))
  return [...codesOf.values()].reduce((sum, mine) => {
    const held = mine.map((pair) => groupOf.get(pair.slice(pair.indexOf(' ') + 1))!)
    return sum + countMeetingPairs(held)
  }, 0)
}

const countCodes = (codes: readonly string[]): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const code of codes.toSorted()) {
    const name = expectedCodes.has(code) ? code : 'other'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

/**
 * Opens a registration window and makes every request through the API, one after the other in the order of the file.
 * The result is deterministic.
 */
export const replayDemand = async (
  app: FastifyInstance,
  db: Connection,
  catalogue: Catalogue,
  source: string,
): Promise<DemandReport> => {
  await openFirstRound(db)
  const studentIDs = await loadStudentsByCode(db, source)
  const subjectIDs = await loadSubjectsByCode(db, source)
  const requestsByStudent = Map.groupBy(catalogue.demand, ({ student_code }) => student_code)
  const refusals: string[] = []
  let satisfied = 0
  for (const [code, demand] of requestsByStudent) {
    const { headers } = await signIn(db, studentIDs.get(code)!)
    const before = refusals.length
    for (const { subject_code } of demand) {
      const refusal = await tryRequest(app, headers, subjectIDs.get(subject_code)!)
      if (refusal !== null) refusals.push(refusal)
    }
    if (refusals.length === before) satisfied += 1
  }
  const pairs = await listSeatPairs(db)
  const seats = await countSeats(db)
  return {
    students: requestsByStudent.size,
    requests: catalogue.demand.length,
    seats: catalogue.demand.length - refusals.length,
    refusals: countCodes(refusals),
    satisfied,
    groupSeats: pairs.length,
    groupSeatsAgree:
      seats.taken === pairs.length && seats.registrations === catalogue.demand.length - refusals.length,
    overfullGroups: seats.overfull,
    meetings: countMeetings(pairs, catalogue),
    sha256: createHash('sha256').update(pairs.toSorted().join('\n')).digest('hex'),
  }
}
