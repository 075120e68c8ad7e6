/** As typed; null is missing. */
interface ScanPages {
  readonly first_page: number | null
  readonly last_page: number | null
}

type PageError = 'missing' | 'order' | 'beyond'

export type PageErrors = Readonly<Partial<Record<keyof ScanPages, PageError>>>

/**
 * Errors of the pages of an order: both are required, and first ≤ last ≤ the pages of the book, if they are known. The
 * database checks first ≤ last too.
 */
export const findPageErrors = ({ first_page, last_page }: ScanPages, pages: number | null): PageErrors => {
  const isBeyond = (page: number | null) => page !== null && pages !== null && page > pages
  const isReversed = first_page !== null && last_page !== null && first_page > last_page
  return {
    ...(first_page === null && { first_page: 'missing' }),
    ...(isBeyond(first_page) && { first_page: 'beyond' }),
    ...(isReversed && { last_page: 'order' }),
    ...(last_page === null && { last_page: 'missing' }),
    ...(isBeyond(last_page) && { last_page: 'beyond' }),
  }
}
