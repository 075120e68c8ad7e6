import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { updateGroupList, applySeatCounts } from './seat-counts.ts'

type Offer = Parameters<typeof updateGroupList>[0]
type Group = Offer['groups'][number]

const group = (scheduleID: number, part: Partial<Group> = {}): Group =>
  ({ scheduleID, st_count: 9, capacity: 10, valid: true, code: null, reason: null, ...part }) as Group
const offerOf = (all: Group[], code: Offer['code'] = null): Offer =>
  ({ groups: all, code, message: code && 'why' }) as Offer
const counts = (...all: [number, number][]) => new Map(all.map(([id, count]) => [id, { count, at: 1 }]))
const none = new Set<number>()

test('changes the count and nothing else of a group', () => {
  const offer = updateGroupList(offerOf([group(1, { st_count: 3 }), group(2)]), counts([1, 4]), none)
  expect(offer.groups).toEqual([group(1, { st_count: 4 }), group(2)])
})

test('returns the same object when no count has changed', () => {
  const offer = offerOf([group(1)])
  expect(updateGroupList(offer, counts([1, 9], [7, 3]), none)).toBe(offer)
})

test('marks a group as full with its last seat, and as open when a seat is given up', () => {
  const full = updateGroupList(offerOf([group(1)]), counts([1, 10]), none)
  expect(full.groups[0]).toMatchObject({ st_count: 10, valid: false, code: 'group_full' })
  const free = updateGroupList(offerOf(full.groups.slice(), 'no_free_groups'), counts([1, 9]), none)
  expect(free).toMatchObject({ code: null, message: null, groups: [group(1)] })
})

test('leaves own, clashing and closed groups as they are', () => {
  const clash = group(2, { valid: false, code: 'group_clash', reason: 'why' })
  const offer = updateGroupList(offerOf([group(1), clash]), counts([1, 10], [2, 10]), new Set([1]))
  expect(offer.groups).toEqual([group(1, { st_count: 10 }), { ...clash, st_count: 10 }])
})

test('updates every cached read of groups without changing how fresh it is', () => {
  const client = new QueryClient()
  const key = [groups.general.path, { params: { subjectID: 5 } }]
  const mineKey = [registration.alreadyRegistered.path, {}]
  client.setQueryData(key, offerOf([group(1), group(2)]), { updatedAt: 1000 })
  client.setQueryData(mineKey, { subjects: [{ groups: [group(1)] }] }, { updatedAt: 1000 })
  void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  applySeatCounts(client, counts([1, 10], [2, 10]))
  const { data, dataUpdatedAt, isInvalidated } = client.getQueryState<Offer>(key)!
  expect(data!.groups.map(({ valid, st_count }) => [valid, st_count])).toEqual([
    [true, 10],
    [false, 10],
  ])
  expect([dataUpdatedAt, isInvalidated]).toEqual([1000, true])
  expect(client.getQueryData(mineKey)).toMatchObject({ subjects: [{ groups: [{ st_count: 10 }] }] })
})
