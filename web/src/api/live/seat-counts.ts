import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import type { LiveEvent } from './event-reader.ts'

type Offer = z.output<(typeof groups)['general']['reply']>
type Mine = z.output<(typeof registration)['alreadyRegistered']['reply']>
type Group = Offer['groups'][number]

/** How many have a seat in each group that was told of, and when that was heard (ms). */
export type Counts = ReadonlyMap<number, { readonly count: number; readonly at: number }>

/** The readings that show groups to choose from. */
export const offerPaths: readonly string[] = [
  groups.general,
  groups.generalForChange,
  groups.practise,
  groups.seminar,
].map(({ path }) => path)

const counted = (group: Group, count: number, isMine: boolean): Group => {
  const isFull = count >= group.capacity
  // Of what stands in the way only the seats move; what is closed or clashes is told before what is full.
  if (isFull && group.valid && !isMine)
    return { ...group, st_count: count, valid: false, code: 'group_full', reason: null }
  if (!isFull && group.code === 'group_full')
    return { ...group, st_count: count, valid: true, code: null, reason: null }
  return { ...group, st_count: count }
}

/** Takes an offer of groups, the counts, and which groups are mine; gives the offer with them, or the same when none moves. */
export const countedOffer = (offer: Offer, counts: Counts, mine: ReadonlySet<number>): Offer => {
  let moved = false
  const all = offer.groups.map((group) => {
    const told = counts.get(group.scheduleID)
    if (told === undefined || told.count === group.st_count) return group
    moved = true
    return counted(group, told.count, mine.has(group.scheduleID))
  })
  if (!moved) return offer
  const isFreeAgain =
    offer.code === 'no_free_groups' && all.some(({ valid }, nth) => valid && !offer.groups[nth]!.valid)
  return { ...offer, groups: all, ...(isFreeAgain && { code: null, message: null }) }
}

/** Takes what was told of seats; gives it as counts. */
export const countsOf = (
  event: Extract<LiveEvent, { topic: 'seats' }>,
  at: number,
): [number, { count: number; at: number }][] =>
  event.groups.map(({ scheduleID, st_count }) => [scheduleID, { count: st_count, at }])

const countedMine = (mine: Mine, counts: Counts): Mine => {
  const all = mine.subjects.flatMap((subject) => subject.groups)
  const isOld = all.some(
    (group) => (counts.get(group.scheduleID)?.count ?? group.st_count) !== group.st_count,
  )
  if (!isOld) return mine
  const subjects = mine.subjects.map((subject) => ({
    ...subject,
    groups: subject.groups.map((group) => ({
      ...group,
      st_count: counts.get(group.scheduleID)?.count ?? group.st_count,
    })),
  }))
  return { ...mine, subjects }
}

/** Lays the counts over all that was read of groups; when it was read stays as it was. */
export const layCounts = (client: QueryClient, counts: Counts): void => {
  const lay = <Data>(path: string, change: (data: Data) => Data) => {
    for (const query of client.getQueryCache().findAll({ queryKey: [path] })) {
      const { data, dataUpdatedAt, isInvalidated } = query.state
      const changed = data === undefined ? data : change(data as Data)
      if (changed === data) continue
      query.setData(changed, { updatedAt: dataUpdatedAt, manual: true })
      if (isInvalidated) query.invalidate()
    }
  }
  const mine = client.getQueryData<Mine>([registration.alreadyRegistered.path, {}])?.subjects ?? []
  const own = new Set(mine.flatMap((subject) => subject.groups.map(({ scheduleID }) => scheduleID)))
  lay<Mine>(registration.alreadyRegistered.path, (data) => countedMine(data, counts))
  for (const path of offerPaths) lay<Offer>(path, (offer) => countedOffer(offer, counts, own))
}
