import type * as z from 'zod/mini'
import type { conversation } from '#contract/administration/conversations.ts'
import { formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Conversations.module.css'
import { messageWords } from './words.ts'

interface Props {
  readonly conversation: z.output<typeof conversation>
  /** When it was read (ms). */
  readonly now: number
}

/** A conversation in a list: its other side, its last message, and how many are new. */
export const ConversationLine = ({ conversation: row, now }: Props) => {
  const t = useWords(messageWords)
  const text = useLocalized()
  const locale = useLocale()
  const { last_message: last, new_messages_count: count, is_muted, is_group } = row
  const author = last === null ? '' : last.is_mine ? t('you') : is_group ? text(last, 'fname') : ''
  const said = last === null ? '' : last.text || t('file', { name: last.files[0]?.filename ?? '' })
  const { date, time } = toUniversityTime(last?.created_at ?? now)
  const isToday = date === toUniversityTime(now).date
  return (
    <>
      <span className={classes['name']} data-new={(count > 0 && !is_muted) || undefined}>
        {text(row, 'name')}
      </span>
      {last !== null && (
        <time dateTime={last.created_at}>{isToday ? time : formatShortDate(date, locale)}</time>
      )}
      <span className={classes['preview']}>{author === '' ? said : `${author}: ${said}`}</span>
      {count > 0 && (
        <span className={classes['count']} data-muted={is_muted || undefined}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t('newMessages', { count })}</span>
        </span>
      )}
      {is_muted && <span className={classes['muted']}>{t('muted')}</span>}
    </>
  )
}
