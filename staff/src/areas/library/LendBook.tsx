import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import classes from './Library.module.css'
import type { Loan } from './loan.ts'
import { words } from './words.ts'

interface Props {
  readonly studentID: number
  readonly onLent: (loan: Loan) => void
}

/** Finds a book and lends it to the student; a scanner of bar codes types the ISBN. */
export const LendBook = ({ studentID, onLent }: Props) => {
  const t = useWords(words)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isSearching = isSearchable(search)
  const found = useQuery({
    ...q(libraryLoans.books, { query: { search } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const lend = useSend(libraryLoans.lend, {
    onSuccess: (loan) => {
      setTyped('')
      onLent(loan)
    },
  })
  const [lastID, setLastID] = useState(0)
  const send = (bookID: number) => {
    setLastID(bookID)
    lend.mutate({ body: { studentID, bookID } })
  }
  const books = isSearching ? (found.data?.items ?? []) : []
  return (
    <section aria-labelledby="lend-book" className={classes['lend']}>
      <h2 id="lend-book">{t('lendBook')}</h2>
      <label className={classes['search']}>
        <span>{t('findBook')}</span>
        <input
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
      <AttemptNotice problem={lend.error} isBusy={lend.isPending} onRetry={() => send(lastID)} />
      <div aria-live="polite">
        {isSearching && found.isSuccess && !found.isPlaceholderData && books.length === 0 && (
          <p className="muted">{t('noBook')}</p>
        )}
      </div>
      <ul className={classes['list']}>
        {books.map(({ bookID, title, author, year, isbn, language, free, copies }) => (
          <li key={bookID} className={classes['found']}>
            <div>
              <strong lang={language}>{title}</strong>
              <span className="muted">
                {[author, year, isbn].filter(Boolean).join(' · ')} · {t('free', { free, copies })}
              </span>
            </div>
            <ActionButton
              kind="plain"
              ariaLabel={t('lendOf', { title })}
              isBusy={lend.isPending}
              onClick={() => send(bookID)}
            >
              {t('lendHeld')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
