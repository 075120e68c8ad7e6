import { Link } from '@tanstack/react-router'
import { ListHead } from '#staff/ui/list/ListHead.tsx'
import type { ListColumn, Sorting } from '#staff/ui/list/sorting.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DeadlineMark } from './DeadlineMark.tsx'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { toOpen, type InboxSearch } from './inbox-search.ts'
import { useAge } from './useAge.ts'
import { words } from './words.ts'

interface Props extends Sorting {
  readonly entries: readonly Entry[]
  readonly columns: readonly ListColumn[]
  readonly search: InboxSearch
  readonly now: number
}

interface RowProps {
  readonly entry: Entry
  readonly search: InboxSearch
  readonly now: number
}

/** One entry; its link takes the whole row. */
const EntryRow = ({ entry, search, now }: RowProps) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const ageOf = useAge()
  const nameOf = useStaffName()
  const text = useLocalized()
  const { kind, student, programme, sent_at, due_at, state, claim } = entry
  const open = toOpen(entry)
  const work = [
    state === 'in_progress' && t('in_progress'),
    claim !== null && (claim.is_own ? t('withMe') : nameOf(claim.staff)),
  ].filter(Boolean)
  return (
    <tr className={classes['entry']} data-current={search.open === open || undefined}>
      <td data-cell="student">
        <Link
          to="/"
          search={{ ...search, open }}
          replace={search.open !== undefined}
          resetScroll={false}
          data-entry={open}
        >
          {nameOf(student)}
        </Link>
      </td>
      <td data-cell="sent">{ageOf(sent_at, now)}</td>
      <td data-cell="kind">
        {kindOf(kind)} · {student.code}
      </td>
      <td data-cell="due">{state !== 'answered' && <DeadlineMark due={due_at} now={now} />}</td>
      <td data-cell="programme">{text(programme, 'name')}</td>
      <td data-cell="claim">{work.join(' · ')}</td>
    </tr>
  )
}

/** The entries of a page; the open one is marked. A press on a column sorts by it. */
export const EntryList = ({ entries, columns, search, now, sort, onSort }: Props) => {
  const t = useWords(words)
  return (
    <table className={classes['entries']} aria-label={t('list')}>
      <ListHead columns={columns} sort={sort} onSort={onSort} />
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={toOpen(entry)} entry={entry} search={search} now={now} />
        ))}
      </tbody>
    </table>
  )
}
