import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUnheldOperations, isWithin, type HeldPermission, type Place } from './find-unheld-operations.ts'

const number = fc.integer({ min: 1, max: 3 })
/** Programme p is of school p; group g of school g. */
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant({ scope: 'university', schoolID: null, programmeID: null, groupID: null } as const),
  number.map((schoolID) => ({ scope: 'school', schoolID, programmeID: null, groupID: null }) as const),
  number.map((n) => ({ scope: 'programme', schoolID: n, programmeID: n, groupID: null }) as const),
  number.map((n) => ({ scope: 'group', schoolID: n, programmeID: null, groupID: n }) as const),
)
const end = fc.constantFrom(null, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')
const operation = fc.constantFrom('a.read', 'a.write', 'b.read')
const held: fc.Arbitrary<HeldPermission> = fc
  .record({ operation, place, endsAt: end })
  .map((each) => ({ ...each.place, operation: each.operation, endsAt: each.endsAt }))

describe('isWithin', () => {
  it('is an order: of itself, and from one to the next', () => {
    fc.assert(
      fc.property(place, place, place, (one, two, three) => {
        expect(isWithin(one, one)).toBe(true)
        if (isWithin(one, two) && isWithin(two, three)) expect(isWithin(one, three)).toBe(true)
        if (isWithin(one, two) && isWithin(two, one)) expect(one).toEqual(two)
      }),
    )
  })

  it('has everything in the university, and a school in no programme', () => {
    const university: Place = { scope: 'university', schoolID: null, programmeID: null, groupID: null }
    const school: Place = { scope: 'school', schoolID: 1, programmeID: null, groupID: null }
    const programme: Place = { scope: 'programme', schoolID: 1, programmeID: 1, groupID: null }
    fc.assert(fc.property(place, (each) => isWithin(each, university)))
    expect(isWithin(programme, school)).toBe(true)
    expect(isWithin(programme, { ...school, schoolID: 2 })).toBe(false)
    expect(isWithin(school, programme)).toBe(false)
    // A group whose subject is of no school is in the university alone.
    const group: Place = { scope: 'group', schoolID: null, programmeID: null, groupID: 1 }
    expect(isWithin(group, { ...school, schoolID: null })).toBe(false)
  })
})

describe('findUnheldOperations', () => {
  const given = fc.record({ operations: fc.uniqueArray(operation), place, endsAt: end })

  it('lets nobody who holds nothing give anything, and anybody pass on what they hold', () => {
    fc.assert(
      fc.property(given, held, (gift, own) => {
        expect(findUnheldOperations([], gift)).toEqual(gift.operations)
        const { operation: name, endsAt, ...where } = own
        expect(findUnheldOperations([own], { operations: [name], place: where, endsAt })).toEqual([])
      }),
    )
  })

  it('never widens: what can be given on can be given by the first too', () => {
    fc.assert(
      fc.property(fc.array(held), given, operation, given, (own, gift, name, next) => {
        const passedOn = { ...gift.place, operation: name, endsAt: gift.endsAt }
        fc.pre(findUnheldOperations(own, { ...gift, operations: [name] }).length === 0)
        const byReceiver = findUnheldOperations([passedOn], { ...next, operations: [name] })
        if (byReceiver.length === 0)
          expect(findUnheldOperations(own, { ...next, operations: [name] })).toEqual([])
      }),
    )
  })

  it('refuses an end after the own one', () => {
    const own: HeldPermission = {
      operation: 'a.read',
      scope: 'school',
      schoolID: 1,
      programmeID: null,
      groupID: null,
      endsAt: '2026-06-01T00:00:00Z',
    }
    const give = (endsAt: string | null) =>
      findUnheldOperations([own], { operations: ['a.read'], place: own, endsAt })
    expect(give('2026-06-01T04:00:00+04:00')).toEqual([])
    expect(give('2026-06-01T00:00:01Z')).toEqual(['a.read'])
    expect(give(null)).toEqual(['a.read'])
  })
})
