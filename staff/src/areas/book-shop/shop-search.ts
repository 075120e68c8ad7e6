export const shopViews = ['orders', 'all', 'stock'] as const

/** What the address of the shop holds; without a view, what is to be handed out. */
export interface ShopSearch {
  readonly view?: (typeof shopViews)[number]
  readonly search?: string
  readonly page?: number
}

// A code of digits alone is read by the router as a number.
const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}
const readPage = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : undefined

/** Whatever the address says that is no filter is left out. */
export const readShopSearch = (search: Record<string, unknown>): ShopSearch => {
  const read = {
    view: shopViews.find((each) => each === search['view']),
    search: readText(search['search']),
    page: readPage(search['page']),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
