import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { startTransition, useState } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ConversationLine } from '#web/ui/messages/ConversationLine.tsx'
import { messageWords } from '#web/ui/messages/words.ts'
import classes from '#web/ui/messages/Conversations.module.css'
import { RecipientLinks } from './RecipientLinks.tsx'
import { ListSearch } from './ListSearch.tsx'
import { words } from './words.ts'

/** The conversations, the latest first; a search finds whom to write to as well. */
export const ConversationList = ({ openID }: { readonly openID: number | null }) => {
  const t = useWords(words)
  const m = useWords(messageWords)
  const text = useLocalized()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [foundPage, setFoundPage] = useState(1)
  const search = useDebounced(typed.trim())
  const { data: all, dataUpdatedAt } = useSuspenseQuery(
    q(conversations.list, page === 1 ? {} : { query: { page } }),
  )
  const isSearching = isSearchable(search)
  const found = useQuery({
    ...q(conversations.list, { query: { search, page: foundPage } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const people = useQuery({
    ...q(conversations.recipients, { query: { search } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const shown = isSearching ? (found.data?.items ?? []) : all.items
  const known = new Set(shown.map(({ code }) => code))
  const others = isSearching ? (people.data?.recipients ?? []).filter(({ code }) => !known.has(code)) : []
  const messages = isSearching ? (found.data?.messages ?? []) : []
  const isRead = [found, people].every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData)
  const isNothing = isSearching && isRead && shown.length + others.length + messages.length === 0
  const problem = isSearching ? (found.error ?? people.error) : null
  return (
    <div className={classes['side']}>
      <ButtonLink kind="main" to="/conversations" search={{ new: true } as never}>
        <Icon name="plus" size={18} /> {t('newMessage')}
      </ButtonLink>
      <ListSearch
        label={t('search')}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setFoundPage(1)
        }}
      />
      <ProblemNotice
        problem={problem}
        action={
          <RetryButton
            failure={problem}
            onRetry={() => {
              void found.refetch()
              void people.refetch()
            }}
          />
        }
      />
      {shown.length > 0 && (
        <ul className={classes['list']}>
          {shown.map((each) => (
            <li key={each.conversationID}>
              <Link
                to="/conversations"
                search={{ conversation: each.conversationID } as never}
                aria-current={each.conversationID === openID ? 'true' : undefined}
              >
                <ConversationLine conversation={each} now={dataUpdatedAt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isSearching && (
        <Pager
          page={page}
          perPage={all.perPage}
          total={all.total}
          onGo={(next) => startTransition(() => setPage(next))}
        />
      )}
      {isSearching && found.data !== undefined && (
        <Pager
          page={found.data.page}
          perPage={found.data.perPage}
          total={found.data.total}
          onGo={setFoundPage}
        />
      )}
      {others.length > 0 && (
        <section className={classes['others']}>
          <h2 className={classes['subtitle']}>{t('writeTo')}</h2>
          <RecipientLinks recipients={others} />
        </section>
      )}
      {messages.length > 0 && (
        <section className={classes['others']}>
          <h2 className={classes['subtitle']}>{t('foundMessages')}</h2>
          <ul className={classes['list']}>
            {messages.map((each) => {
              const { conversationID, message } = each
              const { date } = toUniversityTime(message.created_at)
              return (
                <li key={message.conversation_messageID}>
                  <Link
                    to="/conversations"
                    search={
                      { conversation: conversationID, message: message.conversation_messageID } as never
                    }
                  >
                    <span className={classes['name']}>{text(each, 'name')}</span>
                    <time dateTime={message.created_at}>{formatShortDate(date, locale)}</time>
                    <span className={classes['excerpt']}>
                      {message.is_mine && `${m('you')}: `}
                      {message.text}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <div aria-live="polite">
        {isNothing && <p className="muted">{t('notFound', { search })}</p>}
        {!isSearching && all.total === 0 && <EmptyState>{t('none')}</EmptyState>}
      </div>
    </div>
  )
}
