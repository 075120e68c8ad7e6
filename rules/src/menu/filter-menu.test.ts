import { expect, it } from 'vitest'
import { filterMenu } from './filter-menu.ts'

interface Item {
  readonly path: string | null
  readonly children: readonly Item[]
}
const item = (path: string | null, ...children: Item[]): Item => ({ path, children })
const tree = [
  item('/'),
  item(null, item('/schedule'), item('/evaluations')),
  item('/clubs', item('/clubs/form')),
]

it('keeps the items that pass the test', () => {
  expect(filterMenu(tree, () => true)).toEqual(tree)
  expect(filterMenu(tree, (path) => path !== '/evaluations')).toEqual([
    item('/'),
    item(null, item('/schedule')),
    item('/clubs', item('/clubs/form')),
  ])
})

it('removes a heading with its last item and keeps an item with children as their heading', () => {
  expect(filterMenu(tree, (path) => path === '/')).toEqual([item('/')])
  expect(filterMenu(tree, (path) => path === '/clubs/form')).toEqual([item(null, item('/clubs/form'))])
})
