import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { duties } from '#contract/account/duties.ts'
import { listDates, listTasks } from '#rules/agenda/agenda.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AgendaRow } from '#web/parts/agenda/AgendaRow.tsx'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Duties.module.css'
import { DutyRow } from './DutyRow.tsx'
import { words } from './words.ts'

const DutyList = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(duties.list))
  const { put_off } = data
  if (data.duties.length === 0) return null
  const minutes = data.duties.reduce((sum, duty) => sum + duty.minutes, 0)
  return (
    <div className={classes['duties']}>
      {put_off !== null && <Notice kind="info">{t(put_off === 'exam' ? 'inExam' : 'inRegistration')}</Notice>}
      <p className={classes['intro']}>{t('intro', { count: minutes, minutes })}</p>
      <ol className="plain-list">
        {data.duties.map((duty) => (
          <DutyRow
            key={duty.key}
            duty={duty}
            today={data.today}
            isInRegistration={put_off === 'registration'}
          />
        ))}
      </ol>
    </div>
  )
}

/** What else the student can do now, and the dates of the coming month. */
const OtherItems = () => {
  const t = useWords(words)
  const { data, dataUpdatedAt } = useSuspenseQuery(q(agenda.list))
  const now = useAgendaNow(data.now, dataUpdatedAt)
  const tasks = listTasks(data.items, now)
  const others = tasks.filter(({ kind }) => kind !== 'duty')
  const dates = listDates(data.items, now)
  const homeLink = (
    <ButtonLink kind="plain" to="/">
      {t('toHome')}
    </ButtonLink>
  )
  return (
    <>
      {tasks.length === 0 && <EmptyState action={homeLink}>{t('nothing')}</EmptyState>}
      {[
        {
          title: tasks.length === others.length ? t('tasks') : t('otherTasks'),
          items: others,
          as: 'task',
        } as const,
        { title: t('dates'), items: dates, as: 'date' } as const,
      ].map(
        ({ title, items, as }) =>
          items.length > 0 && (
            <section key={as} className={classes['others']} aria-label={title}>
              <h2>{title}</h2>
              <ul className="plain-list">
                {items.map((item) => (
                  <AgendaRow key={item.key} item={item} now={now} as={as} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}

const DutiesScreen = () => {
  const t = useWords(words)
  // A dialog that was opened here does not lie over another screen.
  useEffect(() => () => openDuty(null), [])
  return (
    <Screen name={t('duties')} isReading>
      <DutyList />
      <DataBoundary>
        <OtherItems />
      </DataBoundary>
    </Screen>
  )
}

export default DutiesScreen
