import { readSort } from '#staff/ui/list/sorting.ts'

const states = ['valid', 'replaced', 'revoked'] as const

/** What the address of the list of certificates holds. */
export interface CertificatesSearch {
  readonly search?: string
  readonly state?: (typeof states)[number]
  readonly sort?: string
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
export const readCertificatesSearch = (search: Record<string, unknown>): CertificatesSearch => {
  const read = {
    search: readText(search['search']),
    state: states.find((state) => state === search['state']),
    sort: readSort(['number', 'name', 'nameeng', 'issued', 'state'], search['sort']),
    page: readPage(search['page']),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
