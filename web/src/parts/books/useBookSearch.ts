import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSearchable } from '#rules/search/search-words.ts'
import { useDebounced } from '#web/ui/form/useDebounced.ts'

/** Short, so that the books are there when the typing stops. */
const debounceMs = 120
const maxLength = 100

const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : ''

/** The search of a list of books; it is kept in the URL (`search`), so that the way back from a book finds it again. */
export const useBookSearch = () => {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => readText(address['search']))
  const [page, setPage] = useState(1)
  const wanted = useDebounced(typed.trim(), debounceMs)
  const isSearching = isSearchable(wanted)
  const inAddress = useEffectEvent((text: string) => {
    if (text === readText(address['search'])) return
    const { search: _, ...others } = address
    const next = text === '' ? others : { ...others, search: text }
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
  })
  useEffect(() => inAddress(wanted), [wanted])
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      setPage(1)
    },
    page,
    setPage,
    isSearching,
    query: { ...(isSearching && { search: wanted }), ...(page > 1 && { page }) },
  }
}

export type BookSearch = ReturnType<typeof useBookSearch>
