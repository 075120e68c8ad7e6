import { useSearch } from '@tanstack/react-router'
import { toID } from '#web/parts/search-params.ts'

/** The subject that the address leads to; null: none. */
export const useLinkedSubject = (): number | null => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return toID(search['subject'])
}
