/** A column of a list, and by what it is sorted on the server; without that it cannot be. */
export interface ListColumn {
  readonly label: string
  readonly sortBy?: string
}

/** How a list is sorted now: the column, with a minus before it downwards. */
export interface Sorting {
  readonly sort: string | undefined
  readonly onSort: (sort: string | undefined) => void
}

/** The order of a list as the address says it, if the list has such a column. */
export const readSort = (columns: readonly string[], value: unknown): string | undefined =>
  typeof value === 'string' && columns.includes(value.replace(/^-/, '')) ? value : undefined

/** The order that an address holds; another one begins at the first page. */
export const toSorting = <Search extends { readonly sort?: string; readonly page?: number }>(
  search: Search,
  onGo: (next: Omit<Search, 'sort' | 'page'> & { readonly sort?: string }) => void,
): Sorting => {
  const { page: _, sort, ...filters } = search
  return { sort, onSort: (next) => onGo({ ...filters, ...(next !== undefined && { sort: next }) }) }
}
