import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import classes from './Library.module.css'
import type { Hold, Loan } from './loan.ts'
import { words } from './words.ts'

interface Props {
  readonly studentID: number
  readonly loans: readonly Loan[]
  readonly holds: readonly Hold[]
  /** With the loan, or the place in the queue. */
  readonly onDone: (done: Loan | Hold) => void
}

/**
 * Finds a book and lends it to the student, or puts them into its queue where no copy is free; a scanner of bar codes types
 * the ISBN.
 */
export const LendBook = ({ studentID, loans, holds, onDone }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isSearching = isSearchable(search)
  const found = useQuery({
    ...q(libraryLoans.books, { query: { search } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const field = useRef<HTMLInputElement>(null)
  const finish = (done: Loan | Hold) => {
    setTyped('')
    // The pressed button is gone, and the next book is typed here.
    field.current?.focus()
    onDone(done)
  }
  const lend = useSend(libraryLoans.lend, { onSuccess: finish })
  const queue = useSend(libraryLoans.hold, { onSuccess: finish })
  const isBusy = lend.isPending || queue.isPending
  const [last, setLast] = useState({ bookID: 0, isLent: true })
  const send = (next: typeof last) => {
    if (isBusy) return
    const [attempt, other] = next.isLent ? [lend, queue] : [queue, lend]
    setLast(next)
    other.reset()
    attempt.mutate({ body: { studentID, bookID: next.bookID } })
  }
  const books = isSearching ? (found.data?.items ?? []) : []
  return (
    <section aria-labelledby="lend-book" className={classes['lend']}>
      <h2 id="lend-book">{t('lendBook')}</h2>
      <label className={classes['search']}>
        <span>{t('findBook')}</span>
        <input
          ref={field}
          type="search"
          className="text-field"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <ProblemNotice
        problem={isSearching ? found.error : null}
        action={<RetryButton failure={found.error} onRetry={() => void found.refetch()} />}
      />
      <AttemptNotice problem={lend.error ?? queue.error} isBusy={isBusy} onRetry={() => send(last)} />
      <div aria-live="polite">
        {isSearching && found.isSuccess && !found.isPlaceholderData && books.length === 0 && (
          <p className="muted">{t('noBook')}</p>
        )}
      </div>
      <ul className={classes['list']}>
        {books.map(({ bookID, title, author, year, isbn, language, free, copies, waiting }) => {
          const hold = holds.find(({ book }) => book.bookID === bookID)
          const isHere = loans.some(({ book, status }) => book.bookID === bookID && status === 'lent')
          return (
            <li key={bookID} className={classes['found']}>
              <div>
                <strong lang={language}>{title}</strong>
                <span className="muted">
                  {[author, year, isbn].filter(Boolean).join(' · ')} · {t('free', { free, copies })}
                  {waiting > 0 && ` · ${t('waitingFor', { count: waiting })}`}
                </span>
              </div>
              {isHere ? (
                <span className="muted">{t('hasIt')}</span>
              ) : free > 0 || hold?.status === 'ready' ? (
                <ActionButton
                  kind="plain"
                  ariaLabel={t('lendOf', { title })}
                  isBusy={isBusy}
                  onClick={() => send({ bookID, isLent: true })}
                >
                  {t('lendHeld')}
                </ActionButton>
              ) : hold === undefined && copies > 0 ? (
                <ActionButton
                  kind="plain"
                  ariaLabel={t('queueOf', { title })}
                  isBusy={isBusy}
                  onClick={() => send({ bookID, isLent: false })}
                >
                  {t('queue')}
                </ActionButton>
              ) : (
                hold !== undefined && (
                  <span className="muted">{t('waiting', { place: toOrdinal(hold.place ?? 1)[locale] })}</span>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
