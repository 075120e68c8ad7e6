import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { duties } from '#contract/account/duties.ts'
import { listDates, listTasks } from '#rules/agenda/agenda.ts'
import { groupByDate, groupByDeadline } from '#rules/agenda/deadline-groups.ts'
import { mergeQuizzes } from '#rules/agenda/merge-quizzes.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AgendaRow } from '#web/parts/agenda/AgendaRow.tsx'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Duties.module.css'
import { DutyRow } from './DutyRow.tsx'
import { words } from './words.ts'

/** The student's duties and tasks, by when they are due, and the dates of the coming month. */
const Tasks = () => {
  const t = useWords(words)
  const { data: asked } = useSuspenseQuery(q(duties.list))
  const { data, dataUpdatedAt } = useSuspenseQuery(q(agenda.list))
  const now = useAgendaNow(data.now, dataUpdatedAt)
  const { put_off } = asked
  const minutes = asked.duties.reduce((sum, duty) => sum + duty.minutes, 0)
  const tasks = listTasks(data.items, now)
  const dates = listDates(data.items, now)
  const datesHeading = useRef<HTMLHeadingElement>(null)
  // As home links to them: on a phone they stand below all that is to be done.
  useEffect(() => {
    if (location.hash === '#dates') datesHeading.current?.focus()
  }, [])
  const homeLink = (
    <ButtonLink kind="plain" to="/">
      {t('toHome')}
    </ButtonLink>
  )
  return (
    <div className={classes['columns']}>
      <div className={classes['groups']}>
        {asked.duties.length > 0 && put_off !== null && (
          <Notice kind="info">{t(put_off === 'exam' ? 'inExam' : 'inRegistration')}</Notice>
        )}
        {minutes > 0 && <p className={classes['intro']}>{t('intro', { count: minutes, minutes })}</p>}
        {tasks.length === 0 && <EmptyState action={homeLink}>{t('nothing')}</EmptyState>}
        {groupByDeadline(tasks, now).map(({ group, items }) => (
          <section key={group} className={classes['group']} aria-label={t(group)}>
            <h2>{t(group)}</h2>
            <ul className="plain-list">
              {mergeQuizzes(items).map(([first, ...more]) => {
                const item = first!
                const duty = asked.duties.find(({ key }) => key === item.duty?.key)
                return duty === undefined ? (
                  <AgendaRow key={item.key} item={item} more={more} now={now} as="task" />
                ) : (
                  <DutyRow
                    key={item.key}
                    item={item}
                    duty={duty}
                    now={now}
                    isInRegistration={put_off === 'registration'}
                  />
                )
              })}
            </ul>
          </section>
        ))}
      </div>
      {dates.length > 0 && (
        <section className={classes['group']} aria-label={t('dates')}>
          <h2 ref={datesHeading} tabIndex={-1}>
            {t('dates')}
          </h2>
          {groupByDate(dates, now).map(({ group, items }) => (
            <Fragment key={group}>
              <h3>{t(group)}</h3>
              <ul className="plain-list">
                {mergeQuizzes(items).map(([item, ...more]) => (
                  <AgendaRow
                    key={item!.key}
                    item={item!}
                    more={more}
                    now={now}
                    as="date"
                    hasDays={group === 'now' || group === 'today'}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      )}
    </div>
  )
}

const DutiesScreen = () => {
  const t = useWords(words)
  // A dialog that was opened here does not lie over another screen.
  useEffect(() => () => openDuty(null), [])
  return (
    <Screen name={t('duties')}>
      <Tasks />
    </Screen>
  )
}

export default DutiesScreen
