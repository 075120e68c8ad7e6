import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { menu, type menuItem } from '#contract/account/menu.ts'
import { filterMenu } from '#rules/menu/filter-menu.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'

/** An item of the menu with its children. */
export type MenuItem = z.output<typeof menuItem>

export const flattenMenu = (tree: readonly MenuItem[]): MenuItem[] =>
  tree.flatMap((item) => [item, ...flattenMenu(item.children)])

const noItems: readonly MenuItem[] = []

/**
 * The menus of the header (1) and the sidebar (2) without what the student's lock shuts; `retry` is null unless loading
 * failed (spec 2.5).
 */
export const useMenu = () => {
  const header = useQuery(q(menu.items, { query: { position: 1 } }))
  const sidebar = useQuery(q(menu.items, { query: { position: 2 } }))
  const isUnlocked = useUnlockedPaths()
  const failed = [header, sidebar].filter(({ isError, data }) => isError && !data)
  return {
    header: filterMenu(header.data?.items ?? noItems, isUnlocked),
    sidebar: filterMenu(sidebar.data?.items ?? noItems, isUnlocked),
    isPending: sidebar.isPending || header.isPending,
    retry: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : null,
  }
}
