import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { search } from '#contract/studies/search.ts'
import { isSearchable, matchesWords, toSearchWords } from '#rules/search/search-words.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useDebounced } from '#web/ui/form/useDebounced.ts'

export type Found = Reply<typeof search.find>
const none = { rows: [], found: 0 }
const nothing: Found = { subjects: none, lecturers: none, is_nearest: false }

const debounceMs = 150

/** Until the server has answered, the rows of the text before that still have the words. */
const narrow = ({ subjects, lecturers, is_nearest }: Found, typed: string): Found => {
  const words = toSearchWords(typed)
  const filter = <Row>(rows: readonly Row[], toText: (row: Row) => string) => {
    const left = rows.filter((row) => matchesWords(toText(row), words))
    return { rows: left, found: left.length }
  }
  return {
    subjects: filter(subjects.rows, (row) => `${row.subject_code} ${row.subject} ${row.subjecteng}`),
    lecturers: filter(lecturers.rows, (row) => `${row.name} ${row.nameeng}`),
    is_nearest,
  }
}

/** The subjects and lecturers that the server finds for a text, as it is typed. */
export const useSearch = (typed: string) => {
  const text = typed.trim().toLowerCase()
  const debounced = useDebounced(text, debounceMs)
  // A student whose portal is locked can open none of them.
  const isUnlocked = useUnlockedPaths()
  const isOn = isSearchable(text) && isUnlocked('/my-program')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...q(search.find, { query: { text: debounced } }),
    enabled: isOn && isSearchable(debounced),
    placeholderData: keepPreviousData,
  })
  const isLoading = isOn && error === null && (data === undefined || isPlaceholderData || debounced !== text)
  const found = useMemo(
    () => (!isOn || data === undefined ? nothing : isLoading ? narrow(data, text) : data),
    [isOn, data, isLoading, text],
  )
  return {
    found,
    isLoading,
    problem: isOn ? error : null,
    retry: () => void refetch(),
  }
}
