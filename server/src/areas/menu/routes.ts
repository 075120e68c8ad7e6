import type { menu } from '#contract/account/menu.ts'
import { buildMenuTree } from '#rules/menu/menu.ts'
import type { Routes } from '#server/http/serve.ts'
import { listMenuItems } from './sql.ts'

export const routes: Routes<typeof menu, 'menu'> = {
  items: async ({ db, query: { position } }) => ({
    items: buildMenuTree(await listMenuItems(db, position), position),
  }),
}
