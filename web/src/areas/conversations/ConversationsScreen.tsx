import { useMediaQuery } from '@mantine/hooks'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ChooseRecipient } from './ChooseRecipient.tsx'
import { ConversationList } from './ConversationList.tsx'
import classes from '#web/ui/messages/Conversations.module.css'
import { NewConversation } from './NewConversation.tsx'
import { Thread } from './Thread.tsx'
import { words } from './words.ts'

interface OpenedProps {
  readonly id: number | null
  readonly to: string | null
  readonly markedID: number | null
  readonly isNew: boolean
  /** The subject of the course or lecture from which the new message was begun. */
  readonly subjectID: number | null
  readonly back?: ReactNode
}

/** The open conversation, a first message to somebody, or the choice of whom it is for. */
const Opened = ({ id, to, markedID, isNew, subjectID, back }: OpenedProps) => {
  const t = useWords(words)
  if (id !== null) return <Thread key={id} id={id} markedID={markedID} back={back} />
  if (to !== null) return <NewConversation key={to} code={to} back={back} />
  if (isNew) return <ChooseRecipient key={subjectID} subjectID={subjectID} back={back} />
  return <p className={classes['nothing']}>{t('choose')}</p>
}

const Live = () => {
  useLiveAnswers('conversations', true, 'conversation')
  return null
}

/** The conversations, and beside them, or on a phone in their place, the one that the address names. */
const ConversationsScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const id = toID(search['conversation'])
  const to = typeof search['to'] === 'string' ? search['to'] : null
  const isNew = search['new'] === true
  const isOpen = id !== null || to !== null || isNew
  const opened = { id, to, markedID: toID(search['message']), isNew, subjectID: toID(search['subject']) }
  const isWide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false })
  if (!isWide && isOpen)
    return (
      <Screen
        name={t('conversations')}
        isCompact
        isNameHidden
        renderFailure={(failure) =>
          renderNotFound(
            failure,
            <ButtonLink kind="main" to="/conversations">
              {t('back')}
            </ButtonLink>,
          )
        }
      >
        <Live />
        <div className={classes['pane']} data-whole>
          <Opened
            {...opened}
            back={
              <Link to="/conversations" className={classes['arrow']} aria-label={t('back')}>
                <Icon name="left" />
              </Link>
            }
          />
        </div>
      </Screen>
    )
  return (
    <Screen name={t('conversations')} isCompact={isWide}>
      <Live />
      {isWide ? (
        <div className={classes['columns']}>
          <ConversationList openID={id} />
          <div className={classes['pane']}>
            <DataBoundary
              renderFailure={(failure) =>
                renderNotFound(
                  failure,
                  <ButtonLink kind="plain" to="/conversations">
                    {t('back')}
                  </ButtonLink>,
                )
              }
            >
              <Opened {...opened} />
            </DataBoundary>
          </div>
        </div>
      ) : (
        <ConversationList openID={null} />
      )}
    </Screen>
  )
}

export default ConversationsScreen
