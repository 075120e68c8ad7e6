import { expect, test } from 'vitest'
import { buildMenuTree } from '#rules/menu/menu.ts'
import type { MenuItem } from '#rules/menu/menu.ts'
import { testDatabase } from '#server/db/test-database.ts'

const db = await testDatabase()

/** Every screen that needs a log-in and no parameter (spec 2.1, 2.5 and our own), and log-out. */
const screens =
  `/ /duties /profile /schedule /evaluations /academic-calendar /registration-steps /registration /pre-registration
  /exam-schedule /exam-view /my-program /psychologist-consultation /conversations /my-applications
  /my-applications/new /lab /presentations /financial-info /pay-online /pay /master-themes /master-components
  /my-library /online-books /register_problems /medicine-topics /medicine-lab-groups /clubs/manage /clubs /clubs/form
  /university-charter /buy-books /cam-requests /cinematography-cam-requests /logout`.split(/\s+/)

interface Item extends MenuItem {
  readonly path: string | null
  readonly name_ka: string
  readonly name_en: string
}

const allItems = () =>
  db.rows<Item>({
    name: '',
    text: `select id as "menuID", parent_id as "parentID", path, name_ka, name_en,
      (select json_agg(json_build_object('position', p.position, 'sort', p.sort))
       from menu_position p where p.menu_id = i.id) as positions
      from menu_item i`,
  })

type Node = Item & { readonly children: Node[] }
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)])

test('leads from the two menus to every screen without a parameter, and nowhere else', async () => {
  const items = await allItems()
  const reached = ([1, 2] as const).flatMap((position) =>
    flat(buildMenuTree(items, position)).map(({ path }) => path),
  )
  expect(new Set(reached.filter((path) => path !== null))).toEqual(new Set(screens))
})

test('has items under every heading, and a name in both languages and a position for every item', async () => {
  const items = await allItems()
  for (const position of [1, 2] as const) {
    const nodes = flat(buildMenuTree(items, position))
    const sorts = nodes.map((node) => node.positions[0]!.sort)
    expect(new Set(sorts).size).toBe(sorts.length)
    expect(nodes.filter(({ path, children }) => path === null && children.length === 0)).toEqual([])
  }
  for (const { name_ka, name_en } of items) {
    expect(name_ka).toMatch(/^[ა-ჰ ]+$/)
    expect(name_en).toMatch(/^[A-Z][A-Za-z' -]+$/)
  }
})

test('has log-out in the header', async () => {
  const header = flat(buildMenuTree(await allItems(), 1)).map(({ path }) => path)
  expect(header).toContain('/logout')
})
