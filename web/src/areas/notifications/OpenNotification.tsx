import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notifications } from '#contract/account/notifications.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NotificationTime } from '#web/parts/notifications/NotificationTime.tsx'
import { notificationWords } from '#web/parts/notifications/words.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Notifications.module.css'

const Content = ({ id }: { readonly id: number }) => {
  const t = useWords(notificationWords)
  const text = useLocalized()
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(notifications.one, { params: { id } }))
  // Reading it has marked it as seen.
  useEffect(() => refreshTopics(client, 'notifications'), [client, id])
  return (
    <article>
      <p className="muted">
        <NotificationTime createdAt={data.created_at} now={dataUpdatedAt} />
      </p>
      <p className={classes['text']}>{text(data, 'text')}</p>
      {data.link !== null && (
        <ButtonLink kind="main" to={data.link as '/'}>
          {t('open')}
        </ButtonLink>
      )}
    </article>
  )
}

/** The screen of one notification, with its whole text. */
export const OpenNotification = ({ id }: { readonly id: number }) => {
  const t = useWords(notificationWords)
  const text = useLocalized()
  const { data } = useQuery(q(notifications.one, { params: { id } }))
  return (
    <Screen
      name={data === undefined ? t('notifications') : text(data, 'title')}
      isReading
      back={
        <Link to="/notifications">
          <Icon name="left" size={18} /> {t('notifications')}
        </Link>
      }
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/notifications">
            {t('notifications')}
          </ButtonLink>,
        )
      }
    >
      <Content id={id} />
    </Screen>
  )
}
