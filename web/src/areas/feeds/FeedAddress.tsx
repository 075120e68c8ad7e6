import { useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { useLocale } from '#web/i18n/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './CalendarFeeds.module.css'
import { words } from './words.ts'

interface Props {
  readonly feed: 'lectures' | 'exams' | 'deadlines'
  readonly path: string
}

/** The address of one feed in the current language. */
export const FeedAddress = ({ feed, path }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const format = useFormatMessage()
  const [copied, setCopied] = useState<Message | null>(null)
  const address = `${location.origin}${path}?lang=${locale}`
  const copy = async () => {
    field.current?.select()
    // Without https a browser has no clipboard, so the address is selected for the student to copy.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setCopied({ phrase: isCopied ? words.copied : words.copyByHand })
  }
  return (
    <li>
      <div className={classes['name']}>
        <label htmlFor={id}>{t(feed)}</label>
        <output className={classes['copied']}>{format(copied)}</output>
      </div>
      <div className={classes['row']}>
        <button
          type="button"
          className="plain-button"
          aria-label={`${t('copy')}: ${t(feed)}`}
          title={t('copy')}
          onClick={() => void copy()}
        >
          <StrokeIcon d="M9 9h11v11H9zM15 9V4H4v11h5" />
        </button>
        <input
          ref={field}
          id={id}
          className={classes['address']}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <a
          className="plain-button"
          aria-label={`${t('openInCalendar')}: ${t(feed)}`}
          title={t('openInCalendar')}
          href={address.replace(/^https?:/, 'webcal:')}
        >
          <Icon name="calendar" /> <span className={classes['open']}>{t('openInCalendar')}</span>
        </a>
      </div>
    </li>
  )
}
