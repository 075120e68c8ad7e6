import { useId, useRef, useState } from 'react'
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
      <label htmlFor={id}>{t(feed)}</label>
      <input
        ref={field}
        id={id}
        className={classes['address']}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes['actions']}>
        <button
          type="button"
          className="plain-button"
          aria-label={`${t('copy')}: ${t(feed)}`}
          onClick={() => void copy()}
        >
          {t('copy')}
        </button>
        <a
          className="plain-button"
          aria-label={`${t('openInCalendar')}: ${t(feed)}`}
          href={address.replace(/^https?:/, 'webcal:')}
        >
          {t('openInCalendar')}
        </a>
        <output className={classes['copied']}>{format(copied)}</output>
      </div>
    </li>
  )
}
