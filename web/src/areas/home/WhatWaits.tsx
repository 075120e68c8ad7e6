import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { session } from '#contract/account/session.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toDutyName, dutyWords } from '#web/parts/duties/duty-words.ts'
import { listGroupsToChange } from '#web/parts/timetable/timetable.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { GroupToChange } from './GroupToChange.tsx'
import classes from './HomeScreen.module.css'
import { VisitLine } from './VisitLine.tsx'
import { WayTo } from './WayTo.tsx'
import { WindowLine } from './WindowLine.tsx'
import { windowLines, windowsAhead } from './windows-ahead.ts'
import { words } from './words.ts'

/** What the portal asks of me, in its order, and the registration windows that are open or will open soon. */
export const WhatWaits = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: me } = useSuspenseQuery(q(session.user))
  const { data: steps, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(steps.now, dataUpdatedAt)
  const lines = windowLines(windowsAhead(steps.steps, now))
  const { blockers, visit } = me.user
  // Without a timetable the rest still stands.
  const { data: timetable } = useQuery(q(schedule.currentSchedule))
  const toChange = timetable === undefined ? [] : listGroupsToChange(timetable)
  if (blockers.length + toChange.length + lines.length === 0 && visit === null)
    return <p className={classes['muted']}>{t('nothingWaits')}</p>
  return (
    <>
      <ul className="plain-list">
        {blockers.map(({ deadline, ...blocker }) => (
          <li key={blocker.key} className={classes['item']}>
            <Icon name="warning" />
            <div className={classes['text']}>
              {formatPhrase(dutyWords[toDutyName(blocker)].name, locale)}
              {deadline && (
                <span className={classes['muted']}>{t('until', { date: formatDate(deadline, locale) })}</span>
              )}
            </div>
          </li>
        ))}
        {toChange.map((group) => (
          <GroupToChange key={group.scheduleID} group={group} />
        ))}
        {visit !== null && <VisitLine visit={visit} />}
        {lines.map(({ to, ahead }) => (
          <WindowLine
            key={`${to} ${ahead[0]!.step.step}`}
            to={to}
            ahead={ahead}
            now={now}
            credits={steps.credits}
          />
        ))}
      </ul>
      {blockers.length > 0 && (
        <WayTo to="/duties" className={classes['link']}>
          {t('allThatWaits')}
        </WayTo>
      )}
    </>
  )
}
