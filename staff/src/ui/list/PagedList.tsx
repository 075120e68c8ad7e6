import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { QueryContent } from '../QueryContent.tsx'
import { words } from './words.ts'

interface Page {
  readonly items: readonly unknown[]
  readonly page: number
  readonly perPage: number
  readonly total: number
}

interface Props<Data extends Page> {
  readonly list: UseQueryResult<Data>
  /** Why there is nothing, and below it what can be done. */
  readonly empty: string
  readonly emptyAction?: ReactNode
  readonly onPage: (page: number) => void
  /** The rows of the page, of which there is at least one. */
  readonly children: (data: Data) => ReactNode
}

/** A list that the server pages: waiting, failed, empty or its rows, with the pages below. */
export const PagedList = <Data extends Page>({ list, empty, emptyAction, onPage, children }: Props<Data>) => {
  const t = useWords(words)
  return (
    <QueryContent query={list}>
      {(data) => (
        <>
          {data.items.length > 0 ? (
            children(data)
          ) : data.total > 0 ? (
            // The last rows of this page are gone.
            <EmptyState>{t('noneOnPage')}</EmptyState>
          ) : (
            <EmptyState action={emptyAction}>{empty}</EmptyState>
          )}
          <Pager page={data.page} perPage={data.perPage} total={data.total} onGo={onPage} />
        </>
      )}
    </QueryContent>
  )
}
