import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

const kinds = ['status', 'transcript'] as const
const states = ['valid', 'replaced', 'revoked'] as const

/** The URL parameters of the list of certificates. */
export interface CertificatesSearch {
  readonly search?: string
  readonly state?: (typeof states)[number]
  readonly kind?: (typeof kinds)[number]
  readonly sort?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readCertificatesSearch = (search: Record<string, unknown>): CertificatesSearch =>
  omitUndefined({
    search: readText(search['search']),
    state: states.find((state) => state === search['state']),
    kind: kinds.find((kind) => kind === search['kind']),
    sort: readSort(['number', 'name', 'nameeng', 'issued', 'state'], search['sort']),
    page: readPage(search['page']),
  })
