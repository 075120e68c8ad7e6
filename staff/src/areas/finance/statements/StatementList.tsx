import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from '../Finance.module.css'
import { words } from './words.ts'

/** The statements that were uploaded, with what of each waits for a decision. */
export const StatementList = () => {
  const t = useWords(words)
  const locale = useLocale()
  const navigate = useNavigate()
  const { page } = useSearch({ from: '/signed-in/finance/statements' })
  const list = useQuery({
    ...q(bankStatements.list, { query: page === undefined ? {} : { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="past">
      <h2 id="past">{t('past')}</h2>
      <PagedList
        list={list}
        empty={t('noStatements')}
        onPage={(next) =>
          void navigate({
            to: '/finance/statements',
            search: { page: next },
            replace: true,
            resetScroll: false,
          })
        }
      >
        {(data) => (
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('statement')}</th>
                <th scope="col">{t('period')}</th>
                <th scope="col">{t('entryCount')}</th>
                <th scope="col">{t('status')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((each) => (
                <tr key={each.statementID}>
                  <td>
                    <Link to="/finance/statements" search={{ statement: each.statementID }}>
                      {each.filename}
                    </Link>
                    <span className="muted">
                      {formatInstant(each.uploaded_at, locale)} · {t('uploadedBy', { who: each.staff })}
                    </span>
                  </td>
                  <td data-label={t('period')}>
                    {each.from !== null && formatDate(each.from, locale, 'short')}
                    {each.to !== null &&
                      each.to !== each.from &&
                      ` – ${formatDate(each.to, locale, 'short')}`}
                  </td>
                  <td data-label={t('entryCount')}>
                    {each.entries}
                    <span className="muted">{t('newCount', { count: each.new })}</span>
                  </td>
                  <td>
                    <span className={each.open === 0 ? classes['good'] : undefined}>
                      {each.open === 0 ? t('allDecided') : t('openCount', { count: each.open })}
                    </span>
                    <span className="muted">
                      {t('bookedCount')}: {each.booked}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </section>
  )
}
