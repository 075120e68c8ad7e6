import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { countedOffer, layCounts } from './seat-counts.ts'

type Offer = Parameters<typeof countedOffer>[0]
type Group = Offer['groups'][number]

const group = (scheduleID: number, part: Partial<Group> = {}): Group =>
  ({ scheduleID, st_count: 9, capacity: 10, valid: true, code: null, reason: null, ...part }) as Group
const offerOf = (all: Group[], code: Offer['code'] = null): Offer =>
  ({ groups: all, code, message: code && 'why' }) as Offer
const told = (...all: [number, number][]) => new Map(all.map(([id, count]) => [id, { count, at: 1 }]))
const none = new Set<number>()

test('a count moves, and nothing else of its group', () => {
  const offer = countedOffer(offerOf([group(1, { st_count: 3 }), group(2)]), told([1, 4]), none)
  expect(offer.groups).toEqual([group(1, { st_count: 4 }), group(2)])
})

test('what has not moved is the same object: the screen has nothing to draw', () => {
  const offer = offerOf([group(1)])
  expect(countedOffer(offer, told([1, 9], [7, 3]), none)).toBe(offer)
})

test('the last seat makes a group full; a seat given back opens it again', () => {
  const full = countedOffer(offerOf([group(1)]), told([1, 10]), none)
  expect(full.groups[0]).toMatchObject({ st_count: 10, valid: false, code: 'group_full' })
  const free = countedOffer(offerOf(full.groups.slice(), 'no_free_groups'), told([1, 9]), none)
  expect(free).toMatchObject({ code: null, message: null, groups: [group(1)] })
})

test('a group of mine stays mine when it is full, and what clashes or is closed stays so', () => {
  const clash = group(2, { valid: false, code: 'group_clash', reason: 'why' })
  const offer = countedOffer(offerOf([group(1), clash]), told([1, 10], [2, 10]), new Set([1]))
  expect(offer.groups).toEqual([group(1, { st_count: 10 }), { ...clash, st_count: 10 }])
})

test('counts are laid over every reading of groups, which stay as old and as invalid as they were', () => {
  const client = new QueryClient()
  const key = [groups.general.path, { params: { subjectID: 5 } }]
  const mineKey = [registration.alreadyRegistered.path, {}]
  client.setQueryData(key, offerOf([group(1), group(2)]), { updatedAt: 1000 })
  client.setQueryData(mineKey, { subjects: [{ groups: [group(1)] }] }, { updatedAt: 1000 })
  void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  layCounts(client, told([1, 10], [2, 10]))
  const { data, dataUpdatedAt, isInvalidated } = client.getQueryState<Offer>(key)!
  expect(data!.groups.map(({ valid, st_count }) => [valid, st_count])).toEqual([
    [true, 10],
    [false, 10],
  ])
  expect([dataUpdatedAt, isInvalidated]).toEqual([1000, true])
  expect(client.getQueryData(mineKey)).toMatchObject({ subjects: [{ groups: [{ st_count: 10 }] }] })
})
