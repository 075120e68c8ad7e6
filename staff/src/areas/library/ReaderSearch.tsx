import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import classes from './Library.module.css'
import { words } from './words.ts'

/** Finds a student by code or name. */
export const ReaderSearch = () => {
  const t = useWords(words)
  const text = useLocalized()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isSearching = isSearchable(search)
  const found = useQuery({
    ...q(libraryLoans.students, { query: { search } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const students = isSearching ? (found.data?.students ?? []) : []
  return (
    <div className={classes['readers']}>
      <label className={classes['search']}>
        <span>{t('student')}</span>
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
      <div aria-live="polite">
        {!isSearching && <p className="muted">{t('studentHint')}</p>}
        {isSearching && found.isSuccess && !found.isPlaceholderData && students.length === 0 && (
          <p className="muted">{t('noStudent')}</p>
        )}
      </div>
      <ul className={classes['list']}>
        {students.map((each) => (
          <li key={each.studentID}>
            <Link to="/library" search={{ student: each.studentID }} className={classes['student']}>
              <strong>{text(each, 'name')}</strong> <span className="muted">{each.code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
