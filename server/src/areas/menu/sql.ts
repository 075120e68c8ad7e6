import type * as z from 'zod/mini'
import type { menuItem } from '#contract/account/menu.ts'
import type { MenuReader } from '#rules/menu/menu-paths.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

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

/** The facts of the student that decide which screens are for them. */
export const loadMenuReader = defineOneRowQuery<MenuReader, [studentID: number]>(
  'menu.loadMenuReader',
  `select p.is_master as "isMaster", p.is_medicine as "isMedicine",
     exists (select from bookable b where b.kind = 'cinematography' and b.school_id = p.school_id) as "isCinematography"
   from student s join programme p on p.id = s.programme_id
   where s.id = $1`,
  ['int'],
)
