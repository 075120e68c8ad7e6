import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canDecide,
  canUndo,
  decisionsOfKind,
  isFinal,
  listDecisions,
  needsText,
  undoSeconds,
  type AnsweredKind,
} from './answering.ts'

const kinds = Object.keys(decisionsOfKind) as AnsweredKind[]
const decision = fc
  .constantFrom(...kinds)
  .chain((kind) =>
    fc.constantFrom(...Object.keys(decisionsOfKind[kind])).map((name) => ({ kind, decision: name })),
  )

describe('decisions', () => {
  it('can all be taken of what was just sent, and none of what was decided for good', () => {
    fc.assert(
      fc.property(decision, decision, ({ kind, decision: first }, other) => {
        expect(canDecide(kind, 'sent', first)).toBe(true)
        fc.pre(other.kind === kind)
        if (isFinal(kind, first)) expect(listDecisions(kind, first)).toEqual([])
        else if (isFinal(kind, other.decision)) expect(canDecide(kind, first, other.decision)).toBe(true)
      }),
    )
  })

  it('have at least two for each kind, of which one is final, and one says why', () => {
    for (const kind of kinds) {
      const names = listDecisions(kind, 'sent')
      expect(names.length).toBeGreaterThanOrEqual(2)
      expect(names.some((name) => isFinal(kind, name))).toBe(true)
      expect(names.some((name) => needsText(kind, name))).toBe(true)
    }
  })

  it('of a visit before its time are none but that the student came', () => {
    expect(listDecisions('visit', 'booked')).toEqual(['held'])
  })

  it('are none but those of the kind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string(), fc.string(), (kind, state, name) => {
        fc.pre(!Object.hasOwn(decisionsOfKind[kind], name))
        expect([canDecide(kind, state, name), needsText(kind, name), isFinal(kind, name)]).toEqual([
          false,
          false,
          false,
        ])
      }),
    )
    for (const name of ['constructor', 'toString']) expect(canDecide('problem', 'sent', name)).toBe(false)
  })
})

describe('canUndo', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
  it('is only for the person who answered, until exactly a minute later', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (at, later, staffID, callerID) => {
          const answer = { staffID, answeredAt: new Date(at).toISOString() }
          expect(canUndo(answer, callerID, new Date(at + later).toISOString())).toBe(
            staffID === callerID && later < undoSeconds * 1000,
          )
        },
      ),
    )
  })
})
