import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDecisions } from '#rules/staff/answering.ts'
import { applicationStatuses, canCancel, canFollow, isClosed, type ApplicationStatus } from './steps.ts'

const status = fc.constantFrom(...applicationStatuses)

describe('canFollow', () => {
  // spec 2.32.3
  it('leads any chain of steps from `sent` to an end, without a way back', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), (wanted) => {
        const passed: ApplicationStatus[] = ['sent']
        for (const next of wanted) if (canFollow(passed.at(-1)!, next)) passed.push(next)
        expect(new Set(passed).size).toBe(passed.length)
        expect(passed.filter(isClosed).length).toBe(isClosed(passed.at(-1)!) ? 1 : 0)
      }),
    )
  })

  it('leads to what the university can decide, and to the cancelling by the student', () => {
    for (const from of applicationStatuses) {
      const followers = applicationStatuses.filter((to) => to !== 'cancelled' && canFollow(from, to))
      expect(followers).toEqual(listDecisions('application', from))
    }
  })

  it('ends only as satisfied, not satisfied or cancelled', () => {
    expect(applicationStatuses.filter(isClosed)).toEqual(['satisfied', 'not_satisfied', 'cancelled'])
  })
})

describe('canCancel', () => {
  it('is the student’s way out of `sent` alone', () => {
    expect(applicationStatuses.filter(canCancel)).toEqual(['sent'])
  })
})
