import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notifications } from '#contract/account/notifications.ts'
import { q } from '#web/api/call.ts'
import { words as appWords } from '#web/app/words.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { NotificationRow } from '#web/parts/notifications/NotificationRow.tsx'
import { SeeAllButton } from '#web/parts/notifications/SeeAllButton.tsx'
import { notificationWords } from '#web/parts/notifications/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words as uiWords } from '#web/ui/words.ts'
import classes from './NotificationPanel.module.css'

/** The page lists the rest. */
const maxRows = 5

/** The newest notifications, and the way to all of them. */
export const NotificationPanel = ({ count }: { readonly count: number }) => {
  const a = useWords(appWords)
  const t = useWords(notificationWords)
  const u = useWords(uiWords)
  const isSheet = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const { data, dataUpdatedAt } = useSuspenseQuery(q(notifications.list, { query: { per_page: maxRows } }))
  return (
    <section
      className={classes['panel']}
      role={isSheet ? 'dialog' : undefined}
      aria-label={a('notifications')}
    >
      <div className={classes['head']}>
        <h2>
          {a('notifications')}
          {/* What the bell counts: changes of pages are counted on home. */}
          {count > 0 && <small>{t('notOpened', { count })}</small>}
        </h2>
        {count > 0 && <SeeAllButton />}
        {isSheet && (
          <button
            type="button"
            className={classes['close']}
            aria-label={u('close')}
            // The bell, which is there before this code, closes it by this key and takes the focus.
            onClick={({ currentTarget }) =>
              currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            }
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {data.total === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <ol>
            {data.items.map((each) => (
              <li key={each.notificationID}>
                <NotificationRow notification={each} now={dataUpdatedAt} />
              </li>
            ))}
          </ol>
          <Link to="/notifications" className={classes['all']}>
            {t('all', { count: data.total })}
          </Link>
        </>
      )}
    </section>
  )
}
