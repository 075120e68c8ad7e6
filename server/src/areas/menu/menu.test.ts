import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { menu } from '#contract/account/menu.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const { studentID, put } = await testUniversity(db)
const { headers } = await signIn(db, studentID)

describe('items', () => {
  // spec 3.3
  it('lists the items of a position in order, nested by parent, each with that position only', async () => {
    await db.rows({ name: '', text: 'delete from menu_item' })
    const item = (id: number, columns: object = {}) =>
      put('menu_item', { id, name_ka: `ღილაკი ${id}`, name_en: `Item ${id}`, path: `/${id}`, ...columns })
    await item(9001, { path: null })
    await item(9002, { parent_id: 9001 })
    await item(9003)
    await item(9004, { parent_id: 9002 })
    const places: readonly (readonly [number, number, number])[] = [
      [9001, 2, 20],
      [9002, 2, 30],
      [9003, 2, 10],
      [9004, 2, 40],
      [9003, 1, 50],
    ]
    for (const [menu_id, position, sort] of places) await put('menu_position', { menu_id, position, sort })
    const at = async (position: number | string) => {
      const reply = await app.inject({ url: `/api/menu-items?position=${position}`, headers })
      return { status: reply.statusCode, ...reply.json<{ data: z.output<typeof menu.items.reply> }>() }
    }
    expect((await at(2)).data.items).toEqual([
      {
        menuID: 9003,
        parentID: null,
        name: 'ღილაკი 9003',
        nameeng: 'Item 9003',
        path: '/9003',
        positions: [{ position: 2, sort: 10 }],
        children: [],
      },
      expect.objectContaining({
        menuID: 9001,
        path: null,
        children: [
          expect.objectContaining({
            menuID: 9002,
            parentID: 9001,
            positions: [{ position: 2, sort: 30 }],
            children: [expect.objectContaining({ menuID: 9004, parentID: 9002, children: [] })],
          }),
        ],
      }),
    ])
    expect((await at(1)).data.items.map(({ menuID, positions }) => [menuID, positions])).toEqual([
      [9003, [{ position: 1, sort: 50 }]],
    ])
    for (const wrong of [3, 0, 'x', '']) expect((await at(wrong)).status).toBe(422)
  })
})
