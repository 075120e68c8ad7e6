import { Fragment, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import type { message } from '#contract/administration/conversations.ts'
import { splitLinks } from '#rules/text/split-links.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { formatDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { canPreview, PicturePreview } from '#web/ui/file/PicturePreview.tsx'
import classes from './Messages.module.css'
import { messageWords } from './words.ts'

export type Message = z.output<typeof message>

interface MessageListProps {
  /** The oldest first. */
  readonly messages: readonly Message[]
  readonly isGroup: boolean
  /** When they were read (ms). */
  readonly now: number
  /** Null when there are none. */
  readonly onEarlier: (() => void) | null
  readonly loadFile: (fileID: number) => Promise<unknown>
  readonly ariaLabel: string
  /** The first that was not seen when the conversation was opened. */
  readonly newFromID?: number | undefined
  /** One that a search has found. */
  readonly markedID?: number | null
  readonly onReport?: (message: Message) => void
}

/** The text of a message, with its web addresses as links. */
const MessageText = ({ text }: { readonly text: string }) => (
  <p>
    {splitLinks(text).map((part, nth) =>
      part.isLink ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not change
        <a key={nth} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)

/** The messages of a conversation by days; it opens at the last one, and stays there when others come before it. */
export const MessageList = (props: MessageListProps) => {
  const {
    messages,
    isGroup,
    now,
    onEarlier,
    loadFile,
    ariaLabel,
    newFromID,
    markedID = null,
    onReport,
  } = props
  const t = useWords(messageWords)
  const text = useLocalized()
  const locale = useLocale()
  const today = toUniversityTime(now).date
  const formatDay = (day: string) => {
    const ago = daysBetween(day, today)
    return ago === 0 ? t('today') : ago === 1 ? t('yesterday') : formatDate(day, locale, 'short')
  }
  const last = messages.at(-1)
  const marked = useRef<HTMLElement>(null)
  const isMarkedShown = messages.some((each) => each.conversation_messageID === markedID)
  useEffect(() => {
    if (isMarkedShown) marked.current?.scrollIntoView({ block: 'center' })
  }, [markedID, isMarkedShown])
  return (
    <div
      className={classes['scroller']}
      role="log"
      aria-label={ariaLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys, so it takes the focus
      tabIndex={0}
    >
      <div className={classes['messages']}>
        {onEarlier !== null && (
          <button type="button" className="plain-button" onClick={onEarlier}>
            {t('earlier')}
          </button>
        )}
        {messages.map((each, nth) => {
          const { date, time } = toUniversityTime(each.created_at)
          const before = messages[nth - 1]
          const isNewDay = before === undefined || toUniversityTime(before.created_at).date !== date
          const isSameAuthor = !isNewDay && before.code === each.code
          const author = `${text(each, 'fname')} ${text(each, 'lname')}`
          return (
            <Fragment key={each.conversation_messageID}>
              {isNewDay && <p className={classes['day']}>{formatDay(date)}</p>}
              {each.conversation_messageID === newFromID && (
                <p className={classes['new']}>
                  <span>{t('newFrom')}</span>
                </p>
              )}
              <article
                ref={each.conversation_messageID === markedID ? marked : undefined}
                className={classes['message']}
                data-mine={each.is_mine || undefined}
                data-marked={each.conversation_messageID === markedID || undefined}
              >
                {isGroup && !each.is_mine && !isSameAuthor ? (
                  <strong>{author}</strong>
                ) : (
                  <span className="visually-hidden">{each.is_mine ? t('you') : author}</span>
                )}
                {each.text !== '' && <MessageText text={each.text} />}
                {each.files.map((file) => (
                  <Fragment key={file.fileID}>
                    {canPreview(file) && <PicturePreview file={file} load={() => loadFile(file.fileID)} />}
                    <FileLink file={file} load={() => loadFile(file.fileID)} />
                  </Fragment>
                ))}
                <small>
                  {onReport !== undefined && !each.is_mine && (
                    <button
                      type="button"
                      className={classes['report']}
                      aria-label={t('reportOf', { text: each.text.slice(0, 40) })}
                      onClick={() => onReport(each)}
                    >
                      {t('reportThis')}
                    </button>
                  )}
                  <time dateTime={each.created_at}>{time}</time>
                  {each.is_mine &&
                    each === last &&
                    ` · ${
                      each.seenBy.length === 0
                        ? t('sent')
                        : isGroup
                          ? t('seenBy', { count: each.seenBy.length })
                          : t('seen')
                    }`}
                </small>
              </article>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
