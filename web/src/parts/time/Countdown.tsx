import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { formatTimeLeft } from './internal/format-time-left.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  /** ISO instant. */
  readonly until: string
  /** The server's time in ms. */
  readonly now: number
  /** Until an opening instead of an end. */
  readonly isOpening?: boolean
}

/** The time left until an instant; role "timer" is not announced every second. */
export const Countdown = ({ until, now, isOpening = false }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <time dateTime={until} role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(isOpening ? 'opensIn' : 'left', { time: formatTimeLeft(until, now, locale, isOpening) })}
    </time>
  )
}
