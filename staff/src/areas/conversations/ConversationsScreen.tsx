import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { conversationsStaff } from '#contract/staff/conversations-staff.ts'
import { useIsLive } from '#staff/api/use-live-pages.ts'
import { useSearchText } from '#staff/ui/useSearchText.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ConversationLine } from '#web/ui/messages/ConversationLine.tsx'
import classes from '#web/ui/messages/Conversations.module.css'
import type { ConversationsSearch } from './conversations-search.ts'
import { refreshMs } from './refresh-ms.ts'
import { Thread } from './Thread.tsx'
import { words } from './words.ts'

/** The conversations of the lecturer with students and groups, and the open one beside them or, on a phone, in their place. */
const ConversationsScreen = () => {
  const t = useWords(words)
  const address: ConversationsSearch = useSearch({ from: '/signed-in/conversations' })
  const { open, ...query } = address
  const navigate = useNavigate()
  const isWide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false })
  const go = (next: ConversationsSearch) =>
    void navigate({ to: '/conversations', search: next, replace: true, resetScroll: false })
  const [typed, setTyped] = useSearchText(query.search, (search) =>
    go({ ...(search !== undefined && { search }), ...(open !== undefined && { open }) }),
  )
  const isLive = useIsLive()
  const list = useQuery({
    ...q(conversationsStaff.list, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : refreshMs,
  })
  const side = (
    <div className={classes['side']}>
      {list.data !== undefined && (
        <p className="muted" aria-live="polite">
          {list.data.new_messages_count > 0
            ? t('waiting', { count: list.data.new_messages_count })
            : t('nothingNew')}
        </p>
      )}
      <label className={classes['search']}>
        <Icon name="search" size={18} />
        <input
          type="search"
          className="text-field"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </label>
      <PagedList
        list={list}
        empty={t(query.search === undefined ? 'none' : 'noneFound')}
        emptyAction={
          query.search !== undefined && (
            <button type="button" className="plain-button" onClick={() => setTyped('')}>
              {t('showAll')}
            </button>
          )
        }
        onPage={(page) => go({ ...query, page })}
      >
        {({ items }) => (
          <ul className={classes['list']}>
            {items.map((each) => (
              <li key={each.conversationID}>
                <Link
                  to="/conversations"
                  search={{ ...query, open: each.conversationID }}
                  replace={open !== undefined}
                  resetScroll={false}
                  aria-current={each.conversationID === open ? 'true' : undefined}
                >
                  <ConversationLine conversation={each} now={list.dataUpdatedAt} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
  const pane = (
    <div className={classes['pane']}>
      {open === undefined ? (
        <p className={classes['nothing']}>{t('choose')}</p>
      ) : (
        <DataBoundary key={open}>
          <Thread id={open} />
        </DataBoundary>
      )}
    </div>
  )
  if (!isWide && open !== undefined)
    return (
      <Screen
        name={t('conversations')}
        isCompact
        heading={
          <Link to="/conversations" search={query} className={classes['back']}>
            <Icon name="left" size={18} /> {t('back')}
          </Link>
        }
      >
        {pane}
      </Screen>
    )
  return (
    <Screen name={t('conversations')} isCompact={isWide}>
      {isWide ? (
        <div className={classes['columns']}>
          {side}
          {pane}
        </div>
      ) : (
        side
      )}
    </Screen>
  )
}

export default ConversationsScreen
