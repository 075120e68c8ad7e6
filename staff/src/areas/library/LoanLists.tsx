import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { usePinnedRows } from '#staff/ui/list/usePinnedRows.ts'
import { q, type Reply } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { LentNotice } from './LentNotice.tsx'
import { toLoanID, type Loan } from './loan.ts'
import { loanLists, type LoansSearch } from './loans-search.ts'
import { HoldActions } from './HoldActions.tsx'
import classes from './Library.module.css'
import { LoanActions } from './LoanActions.tsx'
import { useLoanText } from './useLoanText.ts'
import { words } from './words.ts'

interface Props {
  readonly search: LoansSearch
  readonly onChange: (search: LoansSearch) => void
}
interface ListProps extends Props {
  readonly query: { readonly search?: string; readonly page?: number }
}

type ListedLoan = Reply<typeof libraryLoans.loans>['items'][number]

const noneWords = { out: 'noneOut', late: 'noneLate', fines: 'noneFines', holds: 'noneHolds' } as const
const labelWords = { out: 'out', late: 'late', fines: 'fines', holds: 'holdList' } as const

const Head = () => {
  const t = useWords(words)
  return (
    <thead>
      <tr>
        <th scope="col">{t('book')}</th>
        <th scope="col">{t('reader')}</th>
        <th scope="col">{t('dueColumn')}</th>
        <th scope="col">
          <span className="visually-hidden">{t('actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface ReaderProps {
  readonly student: {
    readonly studentID: number
    readonly code: string
    readonly name: string
    readonly nameeng: string
  }
}
const ReaderCell = ({ student }: ReaderProps) => {
  const text = useLocalized()
  return (
    <td>
      <Link to="/library" search={{ student: student.studentID }} className={classes['readerLink']}>
        {text(student, 'name')}
      </Link>
      <span className="muted">{student.code}</span>
    </td>
  )
}

const LoanList = ({ search, query, onChange }: ListProps) => {
  const t = useWords(words)
  const show = search.list === 'holds' ? 'out' : (search.list ?? 'out')
  const input = { query: { ...query, show } }
  const text = useLocalized()
  const { merge, isPinned, pin, update } = usePinnedRows<ListedLoan>(JSON.stringify(input), toLoanID)
  const list = useQuery({
    ...q(libraryLoans.loans, input),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, items: merge(data.items) }),
  })
  const describe = useLoanText(list.data?.today ?? '2000-01-01', list.data?.terms.currency ?? 'GEL')
  return (
    <PagedList list={list} empty={t(noneWords[show])} onPage={(page) => onChange({ ...search, page })}>
      {(data) => (
        <table className={classes['table']}>
          <Head />
          <tbody>
            {data.items.map((loan, nth) => {
              const { when, isLate, fine } = describe(loan)
              return (
                <tr key={loan.loanID} data-pinned={isPinned(loan) || undefined}>
                  <td>
                    <strong lang={loan.book.language}>{loan.book.title}</strong>
                    <span className="muted">{loan.book.author}</span>
                  </td>
                  <ReaderCell student={loan.student} />
                  <td>
                    <span className={classes['due']} data-late={isLate || undefined}>
                      {when}
                    </span>
                    {fine !== null && <span className="muted">{fine}</span>}
                  </td>
                  <td data-action>
                    <LoanActions
                      loan={loan}
                      today={data.today}
                      currency={data.terms.currency}
                      onSend={() => pin(loan, nth)}
                      reader={text(loan.student, 'name')}
                      onChanged={(changed) => update(changed.loanID, changed)}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}

const HoldList = ({ search, query, onChange }: ListProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const [lent, setLent] = useState<Loan | null>(null)
  const list = useQuery({ ...q(libraryLoans.holds, { query }), placeholderData: keepPreviousData })
  return (
    <>
      <LentNotice done={lent} />
      <PagedList list={list} empty={t('noneHolds')} onPage={(page) => onChange({ ...search, page })}>
        {(data) => (
          <table className={classes['table']}>
            <Head />
            <tbody>
              {data.items.map((hold) => (
                <tr key={hold.holdID}>
                  <td>
                    <strong lang={hold.book.language}>{hold.book.title}</strong>
                    <span className="muted">{hold.book.author}</span>
                  </td>
                  <ReaderCell student={hold.student} />
                  <td>
                    {hold.ready_until === null
                      ? t('waiting', { place: toOrdinal(hold.place ?? 1)[locale] })
                      : t('ready', { date: formatDate(hold.ready_until, locale, 'short') })}
                  </td>
                  <td data-action>
                    <HoldActions hold={hold} studentID={hold.student.studentID} onLent={setLent} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </>
  )
}

/** Loans, overdue loans, fines and holds of all students in the caller's scope. */
export const LoanLists = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const query = {
    ...(search.search !== undefined && { search: search.search }),
    ...(search.page !== undefined && { page: search.page }),
  }
  return (
    <>
      <div className={classes['filters']}>
        <SegmentedControl
          label={t('lists')}
          options={loanLists.map((value) => ({ value, label: t(labelWords[value]) }))}
          selected={search.list ?? 'out'}
          onSelect={(list) => onChange({ list, ...(search.search && { search: search.search }) })}
        />
        <SearchField
          className={classes['search']}
          label={t('search')}
          search={search.search}
          onSearch={(text) =>
            onChange({
              ...(search.list && { list: search.list }),
              ...(text !== undefined && { search: text }),
            })
          }
        />
      </div>
      {search.list === 'holds' ? (
        <HoldList search={search} query={query} onChange={onChange} />
      ) : (
        <LoanList search={search} query={query} onChange={onChange} />
      )}
    </>
  )
}
