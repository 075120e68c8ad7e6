import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { readiness } from '#contract/staff/readiness/readiness.ts'
import { ListTools } from '#staff/ui/list/ListTools.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q, send, type Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Readiness.module.css'
import { FixText } from './FixText.tsx'
import { words } from './words.ts'

type Row = Reply<typeof readiness.rows>['items'][number]

interface FindingRowsProps {
  readonly check: string
  readonly page: number
}

const Rows = ({ check, page }: FindingRowsProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const list = useQuery({
    ...q(readiness.rows, { query: { check, page } }),
    placeholderData: keepPreviousData,
  })
  const go = (next: number) =>
    void navigate({ to: '/readiness', search: { check, page: next }, resetScroll: false })
  return (
    <PagedList list={list} empty={t('fixed')} onPage={go}>
      {(data) => (
        <>
          <ListTools<Row>
            name={check}
            total={data.total}
            load={(nth, per_page) => send(readiness.rows, { query: { check, page: nth, per_page } })}
            cells={[[t('name'), (row) => text(row, 'name')]]}
          />
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((row, nth) => (
                // Names may repeat, and the list is read as a whole.
                <tr key={nth}>
                  <td>{text(row, 'name')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PagedList>
  )
}

/** All rows of one check, page by page. */
export const FindingRows = ({ check, page }: FindingRowsProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const found = useQuery({ ...q(readiness.check), staleTime: 60_000 })
  const finding = found.data?.findings.find((each) => each.check === check)
  return (
    <>
      <p>
        <Link to="/readiness">{t('back')}</Link>
      </p>
      {finding !== undefined && (
        <>
          <h2>{text(finding, 'title')}</h2>
          <p className={classes['lead']}>
            <FixText text={text(finding, 'fix')} />
          </p>
        </>
      )}
      <Rows check={check} page={page} />
    </>
  )
}
