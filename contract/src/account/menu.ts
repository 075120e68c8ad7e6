import * as z from 'zod/mini'
import { area, call, id } from '../endpoint/endpoint.ts'

/** An item with the items under it, at one position. */
export const menuItem = z.object({
  menuID: id(),
  parentID: z.nullable(id()),
  name: z.string(),
  nameeng: z.string(),
  path: z.nullable(z.string()),
  positions: z.array(z.object({ position: z.literal([1, 2]), sort: z.int() })),
  get children() {
    return z.array(menuItem)
  },
})

/** The navigation (spec 2.5, 3.3). */
export const menu = area({
  items: call('GET /api/menu-items', {
    summary:
      'Lists the menu items of the header (position 1) or the sidebar (position 2), each with its `children`.',
    query: {
      position: z.coerce.number<string | number>().check(z.minimum(1), z.maximum(2), z.multipleOf(1)),
    },
    reply: z.object({ items: z.array(menuItem) }),
  }),
})
