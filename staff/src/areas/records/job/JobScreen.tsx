import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { isRunning, type Job } from '../describe-state.ts'
import classes from '../Records.module.css'
import { BadRows } from './BadRows.tsx'
import { Difference } from './Difference.tsx'
import { JobState } from './JobState.tsx'
import { RowGroups } from './RowGroups.tsx'
import { jobWords } from './words.ts'

const readAgainMs = 1000

const Notices = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{t('notices')}</h2>
      <RowGroups groups={job.notices} hasFindings />
    </section>
  )
}

const JobView = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  const locale = useLocale()
  const nameOf = useStaffName()
  const isCurrent = job.phase !== 'upload' && !(job.phase === 'check' && job.state !== 'done')
  return (
    <div className={classes['view']}>
      <p className="muted">
        {job.staff !== null &&
          t('startedBy', { who: nameOf(job.staff), when: formatShortInstant(job.created_at, locale) })}
        {job.files.length > 0 && ` · ${job.files.map(({ filename }) => filename).join(', ')}`}
      </p>
      <JobState job={job} />
      {job.bad.length > 0 && job.state === 'refused' && <BadRows job={job} />}
      {isCurrent && job.notices.length > 0 && <Notices job={job} />}
      {isCurrent && job.tables.length > 0 && <Difference job={job} />}
    </div>
  )
}

/** One import: how far it is, what it would change, and what can be done next. */
const JobScreen = () => {
  const t = useWords(jobWords)
  const { id } = useParams({ from: '/signed-in/records/imports/$id' })
  const reading = useQuery({
    ...q(recordsStaff.job, { params: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? readAgainMs : false),
  })
  return (
    <Screen
      name={t('title', { id })}
      back={
        <Link to="/records" className="text-button">
          <Icon name="left" size={18} /> {t('back')}
        </Link>
      }
    >
      <QueryContent query={reading}>{(data) => <JobView job={data} />}</QueryContent>
    </Screen>
  )
}

export default JobScreen
