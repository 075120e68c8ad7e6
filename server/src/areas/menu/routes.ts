import type { menu } from '#contract/account/menu.ts'
import { filterMenu } from '#rules/menu/filter-menu.ts'
import { isInMenu } from '#rules/menu/menu-paths.ts'
import { buildMenuTree } from '#rules/menu/menu.ts'
import type { Routes } from '#server/http/serve.ts'
import { listMenuItems, loadMenuReader } from './sql.ts'

export const routes: Routes<typeof menu> = {
  items: async ({ db, student, query: { position } }) => {
    const [items, reader] = await Promise.all([
      listMenuItems(db, position),
      loadMenuReader(db, student.studentID),
    ])
    const tree = buildMenuTree(items, position)
    return { items: filterMenu(tree, (path) => isInMenu(path, reader)) }
  },
}
