import { Link } from '@tanstack/react-router'
import type { ListColumn } from '#staff/ui/list/sorting.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DeadlineMark } from './DeadlineMark.tsx'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { toOpen, type InboxSearch } from './inbox-search.ts'
import { useAge } from './useAge.ts'
import { words } from './words.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly columns: readonly ListColumn[]
  readonly search: InboxSearch
  readonly now: number
  /** By a press, which leads into the entry. */
  readonly onOpen: (open: string) => void
}

interface RowProps extends Pick<Props, 'onOpen'> {
  readonly entry: Entry
  readonly search: InboxSearch
  readonly now: number
}

/** One entry; its link takes the whole row. */
const EntryRow = ({ entry, search, now, onOpen }: RowProps) => {
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
          onClick={() => onOpen(open)}
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

/** The entries of a page; the open one is marked. */
export const EntryList = ({ entries, columns, search, now, onOpen }: Props) => {
  const t = useWords(words)
  return (
    <table className={classes['entries']} aria-label={t('list')}>
      <thead className="visually-hidden">
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={toOpen(entry)} entry={entry} search={search} now={now} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}
