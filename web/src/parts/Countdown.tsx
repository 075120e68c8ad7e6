import { useLocale } from '#web/i18n/locale.ts'
import { timeLeft } from './countdown/time-left.ts'

interface Props {
  /** ISO instant. */
  readonly until: string
  /** The server's time in ms. */
  readonly now: number
}

/** How long until an instant; a screen reader is not told of every second. */
export const Countdown = ({ until, now }: Props) => (
  <time dateTime={until} role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
    {timeLeft(Date.parse(until) - now, useLocale())}
  </time>
)
