import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import classes from '#web/ui/messages/Conversations.module.css'
import { RecipientLinks, type Recipient } from './RecipientLinks.tsx'
import { ListSearch } from './ListSearch.tsx'
import { words } from './words.ts'

interface Props {
  /** Who has to do with this subject comes first. */
  readonly subjectID: number | null
  readonly back?: ReactNode
}

/** Whom a new message is for: lecturers and groups at once, fellow students by a search. */
export const ChooseRecipient = ({ subjectID, back }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const isSearching = isSearchable(search)
  const { data: all } = useSuspenseQuery(q(conversations.recipients))
  const found = useQuery({
    ...q(conversations.recipients, { query: { search } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const isOfSubject = ({ subjects }: Recipient) => subjects.some((each) => each.subjectID === subjectID)
  const { recipients } = all
  const ofSubject = recipients.filter(isOfSubject)
  const subject = ofSubject[0]?.subjects.find((each) => each.subjectID === subjectID)
  const matching = found.data?.recipients ?? []
  const isNothing =
    isSearching && found.isSuccess && !found.isPlaceholderData && found.data.recipients.length === 0
  return (
    <>
      <header className={classes['head']}>
        {back}
        <div className={classes['about']}>
          <h2>{t('newMessage')}</h2>
        </div>
      </header>
      <div className={classes['choice']}>
        <ListSearch label={t('searchRecipients')} value={typed} onChange={setTyped} />
        <ProblemNotice
          problem={isSearching ? found.error : null}
          action={<RetryButton failure={found.error} onRetry={() => void found.refetch()} />}
        />
        {isSearching ? (
          <RecipientLinks recipients={matching} />
        ) : recipients.length === 0 ? (
          <EmptyState
            action={
              <ButtonLink kind="plain" to="/registration">
                {t('toRegistration')}
              </ButtonLink>
            }
          >
            {t('noRecipients')}
          </EmptyState>
        ) : (
          <>
            {subject !== undefined && (
              <section aria-labelledby="of-subject">
                <h3 id="of-subject" className={classes['subtitle']}>
                  {text(subject, 'subject')}
                </h3>
                <RecipientLinks recipients={ofSubject} />
              </section>
            )}
            <section>
              {subject !== undefined && ofSubject.length < recipients.length && (
                <h3 className={classes['subtitle']}>{t('otherRecipients')}</h3>
              )}
              <RecipientLinks
                recipients={
                  subject === undefined ? recipients : recipients.filter((each) => !isOfSubject(each))
                }
              />
            </section>
            <p className="muted">{t('findFellows')}</p>
          </>
        )}
        <div aria-live="polite">{isNothing && <p className="muted">{t('notFound', { search })}</p>}</div>
      </div>
    </>
  )
}
