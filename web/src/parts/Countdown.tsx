import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { timeLeft } from './countdown/time-left.ts'
import { words } from './words.ts'

interface Props {
  /** ISO instant. */
  readonly until: string
  /** The server's time in ms. */
  readonly now: number
  /** Something begins then, and does not end. */
  readonly isOpening?: boolean
}

/** How long is left until an instant; a screen reader is not told of every second. */
export const Countdown = ({ until, now, isOpening = false }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <time dateTime={until} role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(isOpening ? 'opensIn' : 'left', { time: timeLeft(Date.parse(until) - now, locale) })}
    </time>
  )
}
