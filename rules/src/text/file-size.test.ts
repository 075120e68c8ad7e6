import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFileSize } from './file-size.ts'

const unitBytes = { KB: 1024, MB: 1024 * 1024 } as const
/** The step between two sizes that look different. */
const stepBytes = { KB: 1024, MB: (1024 * 1024) / 10 } as const

describe('toFileSize', () => {
  it('is never less than the file, and more by less than one step', () => {
    fc.assert(
      fc.property(fc.nat(200 * 1024 * 1024), (bytes) => {
        const { value, unit } = toFileSize(bytes)
        const shownBytes = value * unitBytes[unit]
        // A decimal is not exact in binary.
        expect(shownBytes).toBeGreaterThanOrEqual(bytes - 0.01)
        expect(shownBytes - bytes).toBeLessThan(stepBytes[unit] + 0.01)
      }),
    )
  })

  it('is a whole number of kilobytes below one megabyte, and has at most one decimal above', () => {
    fc.assert(
      fc.property(fc.nat(200 * 1024 * 1024), (bytes) => {
        const { value, unit } = toFileSize(bytes)
        expect(value === 0).toBe(bytes === 0)
        if (unit === 'KB') expect(Number.isInteger(value) && value < 1024).toBe(true)
        else expect(value).toBeGreaterThanOrEqual(1)
        expect(String(value)).toMatch(/^\d+(\.\d)?$/)
      }),
    )
  })

  it('does not fall as files grow', () => {
    fc.assert(
      fc.property(fc.nat(5 * 1024 * 1024), fc.nat(1024 * 1024), (bytes, more) => {
        const [one, other] = [toFileSize(bytes), toFileSize(bytes + more)]
        expect(other.value * unitBytes[other.unit]).toBeGreaterThanOrEqual(one.value * unitBytes[one.unit])
      }),
    )
  })

  it('shows ten kilobytes as 10 KB, and the limit of a file as a whole number', () => {
    expect(toFileSize(10_000)).toEqual({ value: 10, unit: 'KB' })
    expect(toFileSize(1024 * 1024)).toEqual({ value: 1, unit: 'MB' })
    expect(toFileSize(30 * 1024 * 1024)).toEqual({ value: 30, unit: 'MB' })
    expect(toFileSize(30 * 1024 * 1024 + 1)).toEqual({ value: 30.1, unit: 'MB' })
  })
})
