import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

export const shopViews = ['orders', 'all', 'stock'] as const

/** The URL parameters of the shop; without a view, the sales to hand out. */
export interface ShopSearch {
  readonly view?: (typeof shopViews)[number]
  readonly search?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readShopSearch = (search: Record<string, unknown>): ShopSearch =>
  omitUndefined({
    view: shopViews.find((each) => each === search['view']),
    search: readText(search['search']),
    page: readPage(search['page']),
  })
