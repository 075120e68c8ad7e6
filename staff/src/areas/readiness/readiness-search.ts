import { omitUndefined, readPage } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the readiness check: the check whose rows are listed, and their page. */
export interface ReadinessSearch {
  readonly check?: string
  readonly page?: number
}

/** Whatever the address says that is no check and no page is left out. */
export const readReadinessSearch = ({ check, page }: Record<string, unknown>): ReadinessSearch =>
  typeof check === 'string' && /^[a-z-]{1,100}$/.test(check)
    ? omitUndefined({ check, page: readPage(page) })
    : {}
