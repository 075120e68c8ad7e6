import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { describeState, isRunning } from './describe-state.ts'
import { jobWords } from './job/words.ts'
import { PastImports } from './PastImports.tsx'
import classes from './Records.module.css'
import { RecordsTabs } from './RecordsTabs.tsx'
import { UploadForm } from './upload/UploadForm.tsx'
import { words } from './words.ts'

const readAgainMs = 2000

const Unfinished = () => {
  const t = useWords(words)
  const j = useWords(jobWords)
  const locale = useLocale()
  const nameOf = useStaffName()
  const list = useQuery({
    ...q(recordsStaff.jobs),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isRunning) ? readAgainMs : false),
  })
  // Most often there are none, so nothing keeps their place.
  if (list.data === undefined)
    return (
      <ProblemNotice
        problem={list.error}
        action={<RetryButton failure={list.error} onRetry={() => void list.refetch()} />}
      />
    )
  const { jobs } = list.data
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{t('unfinished')}</h2>
      <ul className={classes['jobs']}>
        {jobs.map((job) => (
          <li key={job.jobID}>
            <Link to="/records/imports/$id" params={{ id: String(job.jobID) }}>
              {job.files.map(({ filename }) => filename).join(', ') || j('title', { id: job.jobID })}
            </Link>
            <span>{j(describeState(job))}</span>
            <span className="muted">
              {job.staff !== null && nameOf(job.staff)}, {formatShortInstant(job.created_at, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Past = () => {
  const t = useWords(words)
  const { page = 1 } = useSearch({ from: '/signed-in/records' })
  const navigate = useNavigate()
  const list = useQuery({
    ...q(recordsStaff.imports, { query: { page } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ undo }) => undo !== null && ['queued', 'running'].includes(undo.state))
        ? readAgainMs
        : false,
  })
  return (
    <section aria-labelledby="past">
      <h2 id="past">{t('past')}</h2>
      <PagedList
        list={list}
        empty={t('noPast')}
        onPage={(next) => void navigate({ to: '/records', search: { page: next }, resetScroll: false })}
      >
        {({ items }) => <PastImports items={items} />}
      </PagedList>
    </section>
  )
}

/** Import of records: the upload, what is not finished, and what was imported. */
const ImportsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('records')}>
      <div className={classes['view']}>
        <RecordsTabs />
        <UploadForm />
        <Unfinished />
        <Past />
      </div>
    </Screen>
  )
}

export default ImportsScreen
