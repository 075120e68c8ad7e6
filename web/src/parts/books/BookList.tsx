import { startTransition, type ReactNode } from 'react'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { maxFound, type Book } from './book.ts'
import classes from './Books.module.css'
import type { BookSearch } from './useBookSearch.ts'
import { bookWords } from './words.ts'

interface Props<Row extends Book> {
  readonly search: BookSearch
  readonly found: {
    readonly data:
      | { readonly items: readonly Row[]; readonly total: number; readonly perPage: number }
      | undefined
    readonly error: Problem | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  /** The text if there are no books at all. */
  readonly empty: ReactNode
  readonly renderBook: (book: Row) => ReactNode
}

/** One page of books; the former one stays while the next is read. */
export const BookList = <Row extends Book>({ search, found, empty, renderBook }: Props<Row>) => {
  const t = useWords(bookWords)
  const { data, error, isPlaceholderData, refetch } = found
  if (error !== null)
    return (
      <ProblemNotice
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void refetch()} />}
      />
    )
  if (data === undefined) return <Skeleton shape="rows" />
  return (
    <>
      <div aria-live="polite">
        {data.total === 0 && <EmptyState>{search.isSearching ? t('noneFound') : empty}</EmptyState>}
        {search.isSearching && data.total >= maxFound && (
          <p className={classes['many']}>{t('tooMany', { count: maxFound })}</p>
        )}
      </div>
      <ul className={classes['list']} aria-busy={isPlaceholderData}>
        {data.items.map((each) => (
          <li key={each.bookID}>{renderBook(each)}</li>
        ))}
      </ul>
      <Pager
        page={search.page}
        perPage={data.perPage}
        total={data.total}
        onGo={(next) => startTransition(() => search.setPage(next))}
      />
    </>
  )
}
