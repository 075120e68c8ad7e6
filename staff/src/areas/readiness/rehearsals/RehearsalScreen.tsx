import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { formatNumber, formatShortInstant } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { isOpen, type Rehearsal } from './is-open.ts'
import { LoadCurve } from './LoadCurve.tsx'
import { OpenRehearsal } from './OpenRehearsal.tsx'
import { RefusedStudents } from './RefusedStudents.tsx'
import classes from './Rehearsals.module.css'
import { WantedGroups } from './WantedGroups.tsx'
import { words } from './words.ts'

const readAgainMs = 1000

interface Props {
  readonly rehearsal: Rehearsal
}

const shownCounts = ['planned', 'complete', 'partial', 'blocked'] as const

const Counts = ({ counts }: { readonly counts: NonNullable<Rehearsal['counts']> }) => {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <dl className={classes['counts']}>
      {shownCounts.map((name) => (
        <div key={name} data-kind={counts[name] > 0 ? name : undefined}>
          <dt>{t(name)}</dt>
          <dd>{formatNumber(counts[name], locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Report = ({ rehearsal }: Props) => (
  <>
    {rehearsal.counts !== null && <Counts counts={rehearsal.counts} />}
    {rehearsal.counts !== null && rehearsal.counts.planned > 0 && (
      <>
        <WantedGroups rehearsal={rehearsal} />
        <RefusedStudents rehearsal={rehearsal} />
      </>
    )}
    {rehearsal.load.length > 0 && <LoadCurve load={rehearsal.load} />}
  </>
)

const Ended = ({ rehearsal }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { state, detail, detaileng } = rehearsal
  if (state === 'done') return <Report rehearsal={rehearsal} />
  if (state === 'failed')
    return (
      <Notice kind="warning" title={t('failedText')}>
        {detail !== null && text({ detail, detaileng: detaileng ?? detail }, 'detail')}
      </Notice>
    )
  return <Notice kind="info">{t(state === 'broken' ? 'brokenText' : 'cancelledText')}</Notice>
}

const RehearsalView = ({ rehearsal }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const { staff, created_at, opens_at } = rehearsal
  return (
    <div className={classes['view']}>
      <p className="muted">
        {staff === null ? t('commandLine') : nameOf(staff)}, {formatShortInstant(created_at, locale)}
        {opens_at !== null && ` · ${t('openingOf', { time: formatInstant(opens_at, locale) })}`}
      </p>
      {isOpen(rehearsal) ? <OpenRehearsal rehearsal={rehearsal} /> : <Ended rehearsal={rehearsal} />}
    </div>
  )
}

/** One rehearsal: how far it is, or what came of it. */
const RehearsalScreen = () => {
  const t = useWords(words)
  const { id } = useParams({ from: '/signed-in/rehearsals/$id' })
  const reading = useQuery({
    ...q(rehearsals.one, { params: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? readAgainMs : false),
  })
  return (
    <Screen
      name={t('title', { id })}
      back={
        <Link to="/rehearsals" className="text-button">
          <Icon name="left" size={18} /> {t('back')}
        </Link>
      }
    >
      <QueryContent query={reading}>{(data) => <RehearsalView rehearsal={data} />}</QueryContent>
    </Screen>
  )
}

export default RehearsalScreen
