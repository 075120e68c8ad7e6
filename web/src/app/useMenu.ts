import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { menu, type menuItem } from '#contract/account/menu.ts'
import { buildMenuTree, type MenuNode } from '#rules/menu/menu.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { keepPlaces } from './keep-places.ts'

type Item = z.output<typeof menuItem>

/** One item of the navigation with what stands below it. */
export type Place = MenuNode<Item>

/** Takes a tree; gives its items in the order in which they stand. */
export const allPlaces = (tree: readonly Place[]): Place[] =>
  tree.flatMap((place) => [place, ...allPlaces(place.children)])

const noPlaces: readonly Place[] = []

/** The navigation of the header (1) and of the sidebar (2), without what a lock keeps shut; `again` when it could not be read (spec 2.5). */
export const useMenu = () => {
  const header = useQuery({
    ...q(menu.items, { query: { position: 1 } }),
    select: ({ items }) => buildMenuTree(items, 1),
  })
  const sidebar = useQuery({
    ...q(menu.items, { query: { position: 2 } }),
    select: ({ items }) => buildMenuTree(items, 2),
  })
  const isFree = useUnlockedPaths()
  const failed = [header, sidebar].filter(({ isError, data }) => isError && !data)
  return {
    header: keepPlaces(header.data ?? noPlaces, isFree),
    sidebar: keepPlaces(sidebar.data ?? noPlaces, isFree),
    isWaiting: sidebar.isPending || header.isPending,
    again: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : null,
  }
}
