import type * as z from 'zod/mini'
import type { menuItem } from '#contract/account/menu.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'

/** The items of the header (1) or the sidebar (2) in their order, each with this position only. */
export const listMenuItems = defineListQuery<Omit<z.input<typeof menuItem>, 'children'>, [position: number]>(
  'menu.listMenuItems',
  `select i.id as "menuID", i.parent_id as "parentID", i.name_ka as name, i.name_en as nameeng, i.path,
     json_build_array(json_build_object('position', p.position, 'sort', p.sort)) as positions
   from menu_item i
   join menu_position p on p.menu_id = i.id
   where p.position = $1
   order by p.sort, i.id`,
)
