import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTasks } from './agenda.ts'
import { getMissingCredits, preRegistrationStep, toWindowKind } from './missing-credits.ts'

const credits = fc.record({ semester: fc.nat(80), minimum: fc.nat(60) })
const step = fc.integer({ min: 2, max: 9 })

describe('getMissingCredits', () => {
  it('is what the semester needs to reach the minimum, and never negative', () => {
    fc.assert(
      fc.property(credits, (each) => {
        const missing = getMissingCredits(each)
        expect(missing).toBeGreaterThanOrEqual(0)
        expect(Math.max(each.semester, each.minimum)).toBe(each.semester + missing)
      }),
    )
    expect(getMissingCredits(null)).toBe(0)
  })
})

describe('toWindowKind', () => {
  // spec 9.2.1
  it('makes an open window a task exactly while credits are missing', () => {
    const now = { date: '2026-11-24', minute: 720 }
    fc.assert(
      fc.property(credits, step, (each, targetID) => {
        const window = {
          key: 'window',
          kind: toWindowKind(targetID, each),
          start_date: '2026-11-23',
          start_time: '12:00',
          end_date: '2026-12-01',
          end_time: '18:00',
          targetID,
        }
        expect(listTasks([window], now).length).toBe(each.semester < each.minimum ? 1 : 0)
      }),
    )
  })

  it('makes pre-registration a date, and every window without a semester', () => {
    fc.assert(
      fc.property(credits, step, (each, targetID) => {
        expect(toWindowKind(preRegistrationStep, each)).toBe('open_window')
        expect(toWindowKind(targetID, null)).toBe('open_window')
      }),
    )
  })
})
