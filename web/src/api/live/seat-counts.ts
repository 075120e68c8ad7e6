import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'

type GroupList = z.output<(typeof groups)['general']['reply']>
type Mine = z.output<(typeof registration)['alreadyRegistered']['reply']>
type Group = GroupList['groups'][number]

/** By `scheduleID`: how many seats are taken, and when that was received. */
export type SeatCounts = ReadonlyMap<number, { readonly count: number; readonly at: number }>

/** The paths of the reads that list groups to choose from. */
export const groupListPaths: readonly string[] = [
  groups.general,
  groups.generalForChange,
  groups.practise,
  groups.seminar,
].map(({ path }) => path)

const updateGroup = (group: Group, count: number, isMine: boolean): Group => {
  const isFull = count >= group.capacity
  // Only seats change live; a closed or clashing group keeps its code.
  if (isFull && group.valid && !isMine)
    return { ...group, st_count: count, valid: false, code: 'group_full', reason: null }
  if (!isFull && group.code === 'group_full')
    return { ...group, st_count: count, valid: true, code: null, reason: null }
  return { ...group, st_count: count }
}

/** The list with the new counts; the same object when no count has changed. */
export const updateGroupList = (
  offer: GroupList,
  counts: SeatCounts,
  mine: ReadonlySet<number>,
): GroupList => {
  let isChanged = false
  const all = offer.groups.map((group) => {
    const received = counts.get(group.scheduleID)
    if (received === undefined || received.count === group.st_count) return group
    isChanged = true
    return updateGroup(group, received.count, mine.has(group.scheduleID))
  })
  if (!isChanged) return offer
  const isFreeAgain =
    offer.code === 'no_free_groups' && all.some(({ valid }, nth) => valid && !offer.groups[nth]!.valid)
  return { ...offer, groups: all, ...(isFreeAgain && { code: null, message: null }) }
}

export const toCounts = (
  event: Extract<LiveEvent, { topic: 'seats' }>,
  at: number,
): [number, { count: number; at: number }][] =>
  event.groups.map(({ scheduleID, st_count }) => [scheduleID, { count: st_count, at }])

const updateRegistered = (mine: Mine, counts: SeatCounts): Mine => {
  const all = mine.subjects.flatMap((subject) => subject.groups)
  const hasChanged = all.some(
    (group) => (counts.get(group.scheduleID)?.count ?? group.st_count) !== group.st_count,
  )
  if (!hasChanged) return mine
  const subjects = mine.subjects.map((subject) => ({
    ...subject,
    groups: subject.groups.map((group) => ({
      ...group,
      st_count: counts.get(group.scheduleID)?.count ?? group.st_count,
    })),
  }))
  return { ...mine, subjects }
}

/** Writes the counts into all cached reads of groups without changing how fresh they are. */
export const applySeatCounts = (client: QueryClient, counts: SeatCounts): void => {
  const updateReads = <Data>(path: string, change: (data: Data) => Data) => {
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
  updateReads<Mine>(registration.alreadyRegistered.path, (data) => updateRegistered(data, counts))
  for (const path of groupListPaths)
    updateReads<GroupList>(path, (offer) => updateGroupList(offer, counts, own))
}
