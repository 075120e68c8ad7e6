import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { menu, type menuItem } from '#contract/account/menu.ts'
import { buildMenuTree, type MenuNode } from '#rules/menu/menu.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { filterMenu } from './filter-menu.ts'

type Item = z.output<typeof menuItem>

/** An item of the menu with its children. */
export type MenuItem = MenuNode<Item>

export const flattenMenu = (tree: readonly MenuItem[]): MenuItem[] =>
  tree.flatMap((item) => [item, ...flattenMenu(item.children)])

const noItems: readonly MenuItem[] = []

/** The menus of the header (1) and the sidebar (2) without locked paths; `retry` is null unless loading failed (spec 2.5). */
export const useMenu = () => {
  const header = useQuery({
    ...q(menu.items, { query: { position: 1 } }),
    select: ({ items }) => buildMenuTree(items, 1),
  })
  const sidebar = useQuery({
    ...q(menu.items, { query: { position: 2 } }),
    select: ({ items }) => buildMenuTree(items, 2),
  })
  const isUnlocked = useUnlockedPaths()
  const failed = [header, sidebar].filter(({ isError, data }) => isError && !data)
  return {
    header: filterMenu(header.data ?? noItems, isUnlocked),
    sidebar: filterMenu(sidebar.data ?? noItems, isUnlocked),
    isPending: sidebar.isPending || header.isPending,
    retry: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : null,
  }
}
