import { Link } from '@tanstack/react-router'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DeadlineMark } from './DeadlineMark.tsx'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { toOpen, type InboxSearch } from './inbox-search.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { useAge } from './useAge.ts'
import { words } from './words.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly search: InboxSearch
  readonly now: number
}

const EntryLink = ({ entry, search, now }: Omit<Props, 'entries'> & { readonly entry: Entry }) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const ageOf = useAge()
  const nameOf = useStaffName()
  const { kind, student, sent_at, due_at, state, claim } = entry
  const open = toOpen(entry)
  return (
    <Link
      to="/"
      search={{ ...search, open }}
      replace={search.open !== undefined}
      resetScroll={false}
      className={classes['entry']}
      data-entry={open}
    >
      <span className={classes['entryLine']}>
        <strong>{nameOf(student)}</strong>
        <span className="muted">{ageOf(sent_at, now)}</span>
      </span>
      <span className={`muted ${classes['entryLine']}`}>
        <span>
          {kindOf(kind)} · {student.code}
        </span>
        {state !== 'answered' && <DeadlineMark due={due_at} now={now} />}
      </span>
      {(claim !== null || state === 'in_progress') && (
        <span className={`muted ${classes['entryLine']}`}>
          <span>
            {state === 'in_progress' && t('in_progress')}
            {claim !== null && state === 'in_progress' && ' · '}
            {claim !== null && (claim.is_own ? t('withMe') : nameOf(claim.staff))}
          </span>
        </span>
      )}
    </Link>
  )
}

/** The entries of a page; the open one is marked. */
export const EntryList = ({ entries, search, now }: Props) => {
  const t = useWords(words)
  return (
    <ul className={`plain-list ${classes['entries']}`} aria-label={t('list')}>
      {entries.map((entry) => (
        <li key={toOpen(entry)}>
          <EntryLink entry={entry} search={search} now={now} />
        </li>
      ))}
    </ul>
  )
}
