import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { notifications } from '#contract/account/notifications.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './NotificationRow.module.css'
import { NotificationTime } from './NotificationTime.tsx'
import { notificationWords } from './words.ts'

type Notification = z.output<typeof notifications.one.reply>

interface Props {
  readonly notification: Notification
  /** When it was read (ms). */
  readonly now: number
}

/** Marks a notification as seen when it is opened. Without a connection it stays new, and nothing is lost. */
const useMarkSeen = (): ((notificationID: number) => void) => {
  const client = useQueryClient()
  return (id) =>
    void client
      .fetchQuery({ ...q(notifications.one, { params: { id } }), staleTime: 0, retry: false })
      .then(() => refreshTopics(client, 'notifications'))
      .catch(() => undefined)
}

/** A notification as a link to what it is about; a text of the university opens by itself. */
export const NotificationRow = ({ notification, now }: Props) => {
  const t = useWords(notificationWords)
  const text = useLocalized()
  const markSeen = useMarkSeen()
  const { notificationID, kind, link, seen, created_at } = notification
  const content = (
    <>
      <span className={classes['title']}>
        {!seen && (
          <span className={classes['dot']}>
            <span className="visually-hidden">{t('isNew')}: </span>
          </span>
        )}
        {text(notification, 'title')}
      </span>
      <span className={classes['text']}>{text(notification, 'text')}</span>
      <NotificationTime createdAt={created_at} now={now} />
    </>
  )
  const className = classes['row']
  if (kind === 'published' || link === null)
    return (
      <Link
        to="/notifications"
        search={{ notification: notificationID } as never}
        className={className}
        data-new={!seen || undefined}
      >
        {content}
      </Link>
    )
  return (
    <Link
      to={link as '/'}
      className={className}
      data-new={!seen || undefined}
      onClick={() => markSeen(notificationID)}
    >
      {content}
    </Link>
  )
}
