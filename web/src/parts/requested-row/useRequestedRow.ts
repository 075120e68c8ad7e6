import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toID } from '#web/parts/search-params.ts'
import './requested-row.css'

/**
 * The number of the row that the address names, as `?exam=7`, or null. The row has the attribute `data-requested`: it is
 * scrolled into sight and focused once, and what is folded around it opens.
 */
export const useRequestedRow = (...params: readonly string[]): number | null => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const id = toID(params.map((param) => search[param]).find((value) => value !== undefined))
  useEffect(() => {
    const row = id === null ? null : document.querySelector<HTMLElement>('#main [data-requested]')
    row?.closest('details')?.setAttribute('open', '')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [id])
  return id
}

/** The attributes of a row that may be the requested one. */
export const toRequested = (isRequested: boolean) =>
  isRequested ? { 'data-requested': true, tabIndex: -1 } : {}
