import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { startTransition, useState } from 'react'
import { notifications } from '#contract/account/notifications.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { NotificationRow } from '#web/parts/notifications/NotificationRow.tsx'
import { SeeAllButton } from '#web/parts/notifications/SeeAllButton.tsx'
import { notificationWords } from '#web/parts/notifications/words.ts'
import { useLeftOut } from '#web/parts/student-view/useLeftOut.ts'
import { toID } from '#web/parts/search-params.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Notifications.module.css'
import { OpenNotification } from './OpenNotification.tsx'
import { words } from './words.ts'

const List = () => {
  const t = useWords(notificationWords)
  const [page, setPage] = useState(1)
  const { data, dataUpdatedAt } = useSuspenseQuery(
    q(notifications.list, page === 1 ? {} : { query: { page } }),
  )
  const leftOut = useLeftOut()
  const locale = useLocale()
  const days = [...Map.groupBy(data.items, ({ created_at }) => toUniversityTime(created_at).date)]
  const formatDay = (day: string) => {
    const ago = daysBetween(day, toUniversityTime(dataUpdatedAt).date)
    return ago === 0 ? words.today[locale] : ago === 1 ? words.yesterday[locale] : formatDate(day, locale)
  }
  const note = leftOut !== null && <p className="muted">{leftOut}</p>
  if (data.total === 0) return note || <EmptyState>{t('none')}</EmptyState>
  return (
    <>
      {note}
      {days.map(([day, items]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h2 className={classes['day']}>{formatDay(day)}</h2>
          <ol className={classes['list']}>
            {items.map((each) => (
              <li key={each.notificationID}>
                <NotificationRow notification={each} now={dataUpdatedAt} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pager
        page={page}
        perPage={data.perPage}
        total={data.total}
        onGo={(next) => startTransition(() => setPage(next))}
      />
    </>
  )
}

/** The student's notifications, or the one that the address names. */
const NotificationsScreen = () => {
  const t = useWords(notificationWords)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const id = toID(search['notification'])
  const newest = useQuery({ ...q(notifications.list), enabled: id === null })
  const hasNew = newest.data?.items.some(({ seen }) => !seen) === true
  if (id !== null) return <OpenNotification key={id} id={id} />
  return (
    <Screen name={t('notifications')} isReading skeleton="rows" action={hasNew && <SeeAllButton />}>
      <List />
    </Screen>
  )
}

export default NotificationsScreen
