import { expect, it } from 'vitest'
import { keepPlaces } from './keep-places.ts'

interface Place {
  readonly path: string | null
  readonly children: readonly Place[]
}
const place = (path: string | null, ...children: Place[]): Place => ({ path, children })
const tree = [
  place('/'),
  place(null, place('/schedule'), place('/evaluations')),
  place('/clubs', place('/clubs/form')),
]

it('keeps what the test lets through, in its place', () => {
  expect(keepPlaces(tree, () => true)).toEqual(tree)
  expect(keepPlaces(tree, (path) => path !== '/evaluations')).toEqual([
    place('/'),
    place(null, place('/schedule')),
    place('/clubs', place('/clubs/form')),
  ])
})

it('a heading goes with its last place; a place with places below stays as their heading', () => {
  expect(keepPlaces(tree, (path) => path === '/')).toEqual([place('/')])
  expect(keepPlaces(tree, (path) => path === '/clubs/form')).toEqual([place(null, place('/clubs/form'))])
})
