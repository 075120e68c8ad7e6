import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { getMinutesToStart } from '#rules/agenda/agenda.ts'
import { q } from '#web/api/call.ts'
import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { PlannedWeek } from '#web/parts/group-picker/PlannedWeek.tsx'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './Schedule.module.css'
import { words } from './words.ts'

/** A timetable without lectures: the week of the plan that waits for the opening, or the way to registration. */
export const NoLectures = () => {
  const t = useWords(words)
  const locale = useLocale()
  const now = useUniversityNow()
  const { data, isPending } = useQuery(q(agenda.list))
  if (isPending) return <Skeleton shape="blocks" />
  if (!data?.plan)
    return (
      <EmptyState
        action={
          <ButtonLink kind="main" to="/registration">
            {t('toRegistration')}
          </ButtonLink>
        }
      >
        {t('noLectures')}
      </EmptyState>
    )
  const { planID, name, opens_date, opens_time } = data.plan
  const isOpen = getMinutesToStart({ start_date: opens_date, start_time: opens_time }, now)! <= 0
  return (
    <>
      <div className={classes['empty']}>
        <p>
          {t(isOpen ? 'planIsOpen' : 'planWaits', {
            name,
            day: formatOnDate(opens_date, locale, 'short'),
            time: opens_time,
          })}
        </p>
        <ButtonLink kind="main" to="/registration" search={{ plan: planID } as never}>
          {t('openPlan')}
        </ButtonLink>
      </div>
      <DataBoundary fallback={<Skeleton shape="blocks" />}>
        <PlannedWeek />
      </DataBoundary>
    </>
  )
}
