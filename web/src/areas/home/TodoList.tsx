import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toDutyName, dutyWords } from '#rules/duties/duty-words.ts'
import { listGroupsToChange } from '#web/parts/timetable/timetable.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { GroupToChangeItem } from './GroupToChangeItem.tsx'
import classes from './HomeScreen.module.css'
import { VisitItem } from './VisitItem.tsx'
import { UnlockedLink } from './UnlockedLink.tsx'
import { WindowItem } from './WindowItem.tsx'
import { groupWindows, listUpcomingWindows } from './upcoming-windows.ts'
import { words } from './words.ts'

/** The duties in their order, and the registration windows that are open or open soon. */
export const TodoList = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: me } = useSuspenseQuery(q(session.user))
  const { data: steps, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(steps.now, dataUpdatedAt)
  const windowGroups = groupWindows(listUpcomingWindows(steps.steps, now))
  const { blockers, visit } = me.user
  // The rest is shown even if the timetable cannot be read.
  const { data: timetable } = useQuery(q(schedule.currentSchedule))
  const toChange = timetable === undefined ? [] : listGroupsToChange(timetable)
  if (blockers.length + toChange.length + windowGroups.length === 0 && visit === null)
    return <p className={classes['muted']}>{t('nothingToDo')}</p>
  return (
    <>
      <ul className="plain-list">
        {blockers.map(({ deadline, ...blocker }) => (
          <li key={blocker.key} className={classes['item']}>
            <Icon name="warning" />
            <div className={classes['text']}>
              {formatPhrase(dutyWords[toDutyName(blocker)], locale)}
              {deadline && (
                <span className={classes['muted']}>{t('until', { date: formatDate(deadline, locale) })}</span>
              )}
            </div>
          </li>
        ))}
        {toChange.map((group) => (
          <GroupToChangeItem key={group.scheduleID} group={group} />
        ))}
        {visit !== null && <VisitItem visit={visit} />}
        {windowGroups.map(({ to, windows }) => (
          <WindowItem
            key={`${to} ${windows[0]!.step.step}`}
            to={to}
            windows={windows}
            now={now}
            credits={steps.credits}
          />
        ))}
      </ul>
      {blockers.length > 0 && (
        <UnlockedLink to="/duties" className={classes['link']}>
          {t('allDuties')}
        </UnlockedLink>
      )}
    </>
  )
}
