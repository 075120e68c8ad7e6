import { expect, it, vi } from 'vitest'

// The session listens to the window.
vi.stubGlobal('addEventListener', () => undefined)
const { listMovesFor, recordMoves } = await import('./recorded-moves.ts')

const seats = (subjectID: number, ...groups: number[]) => ({ subjectID, moduleID: 1, groups })
const move = { before: seats(10, 101), after: seats(10, 102) }

it('lists the moves that made room for a registration while their subjects stay there', () => {
  recordMoves(1, [move, { before: null, after: seats(20, 201) }])
  expect(listMovesFor(1, [seats(10, 102), seats(20, 201)])).toEqual([move])
  expect(listMovesFor(1, [seats(10, 103), seats(20, 201)])).toEqual([])
  expect(listMovesFor(1, [seats(20, 201)])).toEqual([])
})

it('lists none for a registration that moved nothing', () => {
  recordMoves(2, [{ before: null, after: seats(30, 301) }])
  expect(listMovesFor(2, [seats(30, 301), seats(10, 102)])).toEqual([])
})
