import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { isOffline } from '#web/api/problem.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { DataBoundary, type DataBoundaryProps } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { DateList } from './DateList.tsx'
import classes from './HomeScreen.module.css'
import { NewsLine } from './NewsLine.tsx'
import { renderNotCached } from './render-not-cached.tsx'
import { renderNoSemester } from './render-no-semester.tsx'
import { NowCard } from './NowCard.tsx'
import { StudiesCard } from './StudiesCard.tsx'
import { TodayLine } from './TodayLine.tsx'
import { TodoList } from './TodoList.tsx'
import { useIsWide } from './useIsWide.ts'
import { WeekStrip } from './week-strip/WeekStrip.tsx'
import { words } from './words.ts'

interface PartProps {
  readonly name: string
  readonly height: number
  readonly children: ReactNode
  readonly renderFailure?: DataBoundaryProps['renderFailure']
}

/** A part of home; it keeps `height` (px) while it loads. */
const Part = ({ name, height, children, renderFailure = renderNoSemester }: PartProps) => (
  <section aria-label={name}>
    <DataBoundary
      fallback={<div className={classes['waiting']} style={{ height }} aria-busy="true" />}
      renderFailure={renderFailure}
    >
      {children}
    </DataBoundary>
  </section>
)

const HomeScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const isWide = useIsWide()
  const { date } = useUniversityNow()
  const user = useQuery(q(session.user)).data?.user
  // While the portal is locked, every link of home leads back here (spec 2.4).
  const isLocked = !useUnlockedPaths()('/duties')
  // The first card decides where the others are, so nothing is shown before it has been read, or failed.
  const isAgendaPending = useQuery(q(agenda.list)).isPending
  const { data: timetable, isPending } = useQuery(q(schedule.currentSchedule))
  const isReading = isAgendaPending || isPending
  const heading = (
    <>
      {user === undefined ? (
        t('home')
      ) : (
        <>
          <span className="visually-hidden">{t('home')}. </span>
          {t('greeting', { name: text(user, 'fname') })}
        </>
      )}
      <span className={classes['date']}>{formatDateWithWeekday(date, locale)}</span>
    </>
  )
  // Beside the average one sentence is about both.
  const renderNewsFailure: DataBoundaryProps['renderFailure'] = (failure) =>
    isWide && isOffline(failure) ? <></> : renderNotCached(failure)
  const now = (
    <Part name={t('now')} height={96}>
      <NowCard timetable={timetable} />
    </Part>
  )
  const todo = (
    <Part name={t('todo')} height={256}>
      <TodoList timetable={timetable} />
    </Part>
  )
  const news = (
    <Part name={t('whatsNew')} height={44} renderFailure={renderNewsFailure}>
      <NewsLine />
    </Part>
  )
  const dates = (
    <Part name={t('dates')} height={204}>
      <DateList timetable={timetable} />
    </Part>
  )
  return (
    <Screen name={t('home')} heading={heading}>
      {isLocked ? null : isReading ? (
        <Skeleton shape="blocks" />
      ) : isWide ? (
        <div className={classes['wide']}>
          <div className={classes['column']}>
            {now}
            {todo}
            {dates}
          </div>
          <div className={classes['column']}>
            <Part name={t('studies')} height={96} renderFailure={renderNotCached}>
              <StudiesCard />
            </Part>
            <Part name={t('week')} height={260}>
              <WeekStrip />
            </Part>
            {news}
          </div>
        </div>
      ) : (
        <div className={classes['column']}>
          {now}
          <Part name={t('today')} height={72}>
            <TodayLine />
          </Part>
          {todo}
          {news}
          {dates}
        </div>
      )}
    </Screen>
  )
}

export default HomeScreen
