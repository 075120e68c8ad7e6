import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { q } from '#web/api/call.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { useCachedCount, useMayReadCount } from '#web/app/menu/useCachedCount.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/app/words.ts'
import classes from './NotificationBell.module.css'

const load = () => loadChunk(() => import('./panel-and-counts.ts'))
const NotificationPanel = lazy(async () => ({ default: (await load()).NotificationPanel }))

/** The stream is opened after all that the screen reads. */
const streamDelayMs = 6000

/** A bell with the number of notifications that were not opened, which moves by itself; a press lists the newest. */
export const NotificationBell = () => {
  const t = useWords(words)
  const address = useLocation({ select: ({ href }) => href })
  const mayRead = useMayReadCount('notification_count')
  const { data } = useQuery({ ...q(agenda.list), enabled: mayRead })
  const count = useCachedCount('notification_count', data?.new_notifications ?? null)
  const isRead = data !== undefined
  useEffect(() => {
    if (!mayRead || !isRead) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      // Without the code the count moves with the next page.
      load().then(
        ({ watchCounts }) => (stop ??= watchCounts()),
        () => undefined,
      )
    }, streamDelayMs)
    return () => {
      clearTimeout(timer)
      stop?.()
      stop = () => undefined
    }
  }, [mayRead, isRead])
  const label = (
    <span className={classes['bell']}>
      <Icon name="bell" />
      {count > 0 && <span className={classes['count']}>{count > 99 ? '99+' : count}</span>}
    </span>
  )
  return (
    <Disclosure
      key={address}
      isBroad
      label={label}
      ariaLabel={count > 0 ? t('notificationCount', { count }) : t('notifications')}
    >
      <DataBoundary>
        <NotificationPanel count={count} />
      </DataBoundary>
    </Disclosure>
  )
}
