import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Connection } from '#server/db/open.ts'
import { firstSets, type Offer } from './first-set.ts'
import { meetingPairs } from './meeting-pairs.ts'
import { openFirstRound, seatsOf, studentsByCode, subjectsByCode, takenPairs } from './sql.ts'

/** What came of every wish of a catalogue. */
export interface WishReport {
  readonly students: number
  readonly wishes: number
  /** Wishes that became a registration. */
  readonly seats: number
  /** Wishes that did not, by the code of the refusal; "other" is what no student should ever meet. */
  readonly refusals: Readonly<Record<string, number>>
  /** Students who got all that they asked for. */
  readonly satisfied: number
  /** Places taken: a wish takes one in each part of its subject. */
  readonly places: number
  /** The places that the groups count equal the places that the registrations name. */
  readonly placesAgree: boolean
  readonly overfullGroups: number
  /** Two groups of one student that meet in one same minute, counted without the portal's rule. */
  readonly meetings: number
  /** Over the sorted pairs of student and group: who sits where. */
  readonly sha256: string
}

type Headers = { readonly authorization: string }

/** What a wish may honestly be refused for; all else is a fault of the portal. */
const honest = new Set(['group_full', 'group_clash', 'credit_limit', 'no_valid_set', 'no_open_groups'])

/** Tries one wish as a student would; gives null when she has her seat, otherwise the code of the refusal. */
const tryWish = async (app: FastifyInstance, headers: Headers, subjectID: number): Promise<string | null> => {
  const read = await app.inject({ url: `/api/registration/groups/general/${subjectID}`, headers })
  if (read.statusCode !== 200) return 'other'
  const offer = read.json<{ data: Offer }>().data
  const { offered, any } = firstSets(offer)
  const wanted = offered ?? any
  if (wanted === undefined) return offer.code ?? offer.groups[0]?.code ?? 'other'
  const chosen = await app.inject({
    method: 'POST',
    url: '/api/registration',
    headers,
    payload: { schedule_ids: wanted },
  })
  // What was offered as valid can still fail by its credits alone, and what was not offered must be refused.
  if (chosen.statusCode === 200) return offered === undefined ? 'other' : null
  const { code } = chosen.json<{ code: string }>()
  return offered !== undefined && code !== 'credit_limit' ? 'other' : code
}

const meetingsIn = (pairs: readonly string[], { groups }: Catalogue): number => {
  const groupOf = new Map(groups.map((group) => [group.group_code, group]))
  const codesOf = Map.groupBy(pairs, (pair) => pair.slice(0, pair.indexOf(' ')))
  return [...codesOf.values()].reduce((sum, mine) => {
    const held = mine.map((pair) => groupOf.get(pair.slice(pair.indexOf(' ') + 1))!)
    return sum + meetingPairs(held)
  }, 0)
}

const counted = (codes: readonly string[]): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const code of codes.toSorted()) {
    const name = honest.has(code) ? code : 'other'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

/**
 * Takes a portal into whose current semester the catalogue was imported under `source`; opens a registration window for
 * everybody and tries every wish through the API, one after the other in the order of the file. The same each time.
 */
export const tryWishes = async (
  app: FastifyInstance,
  db: Connection,
  catalogue: Catalogue,
  source: string,
): Promise<WishReport> => {
  await openFirstRound(db)
  const studentIDs = await studentsByCode(db, source)
  const subjectIDs = await subjectsByCode(db, source)
  const wishesOf = Map.groupBy(catalogue.wishes, ({ student_code }) => student_code)
  const refusals: string[] = []
  let satisfied = 0
  for (const [code, wishes] of wishesOf) {
    const { headers } = await signIn(db, studentIDs.get(code)!)
    const before = refusals.length
    for (const { subject_code } of wishes) {
      const refusal = await tryWish(app, headers, subjectIDs.get(subject_code)!)
      if (refusal !== null) refusals.push(refusal)
    }
    if (refusals.length === before) satisfied += 1
  }
  const pairs = await takenPairs(db)
  const seats = await seatsOf(db)
  return {
    students: wishesOf.size,
    wishes: catalogue.wishes.length,
    seats: catalogue.wishes.length - refusals.length,
    refusals: counted(refusals),
    satisfied,
    places: pairs.length,
    placesAgree:
      seats.taken === pairs.length && seats.registrations === catalogue.wishes.length - refusals.length,
    overfullGroups: seats.overfull,
    meetings: meetingsIn(pairs, catalogue),
    sha256: createHash('sha256').update(pairs.toSorted().join('\n')).digest('hex'),
  }
}
