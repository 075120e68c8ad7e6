import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canAddResource,
  canGrant,
  computeCost,
  computeSum,
  maxProjectCost,
  maxProjectResources,
} from './project-cost.ts'
import { toAmount, toMinorUnits } from '../finance/money.ts'

const units = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const resource = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  price: fc.bigInt({ min: 1n, max: 999_999_999n }).map(toAmount),
})

describe('computeCost', () => {
  it('is exact where floating point numbers are not', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(
      computeCost([
        { quantity: 1, price: '0.10' },
        { quantity: 1, price: '0.20' },
      ]),
    ).toBe('0.30')
    expect(computeSum({ quantity: 3, price: '1.10' })).toBe('3.30')
  })

  // spec 2.38.5
  it('is the sum of the single sums, in any order, and grows with each resource', () => {
    fc.assert(
      fc.property(fc.array(resource, { maxLength: 50 }), resource, (resources, added) => {
        const cost = toMinorUnits(computeCost(resources))
        expect(cost).toBe(resources.reduce((sum, each) => sum + toMinorUnits(computeSum(each)), 0n))
        expect(computeCost(resources.toReversed())).toBe(toAmount(cost))
        expect(toMinorUnits(computeCost([...resources, added]))).toBeGreaterThan(cost)
      }),
    )
  })

  it('is the same for many of one as for one many times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), resource, (count, { price }) => {
        const single = Array.from({ length: count }, () => ({ quantity: 1, price }))
        expect(computeCost([{ quantity: count, price }])).toBe(computeCost(single))
      }),
    )
  })
})

describe('canAddResource', () => {
  const one = { quantity: 1, price: '1.00' }

  it('takes what costs as much as a project can, and nothing more', () => {
    const most = { quantity: 1, price: maxProjectCost }
    expect(canAddResource([], most)).toBe('ok')
    expect(canAddResource([most], { quantity: 1, price: '0.01' })).toBe('too_expensive')
  })

  it('takes a limited number', () => {
    const list = (count: number) => Array.from({ length: count }, () => one)
    expect(canAddResource(list(maxProjectResources - 1), one)).toBe('ok')
    expect(canAddResource(list(maxProjectResources), one)).toBe('too_many')
  })
})

describe('canGrant', () => {
  it('is what is not below zero and not over the cost', () => {
    fc.assert(
      fc.property(units, fc.bigInt({ min: 0n, max: 10n ** 12n }), (granted, cost) => {
        expect(canGrant(toAmount(granted), toAmount(cost))).toBe(granted >= 0n && granted <= cost)
      }),
    )
    expect([canGrant('0', '0.00'), canGrant('1.1', '1.10'), canGrant('1.11', '1.10')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
