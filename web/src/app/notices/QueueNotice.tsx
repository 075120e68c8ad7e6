import { useEffect, useState } from 'react'
import type { Problem } from '#web/api/problem.ts'
import { queueWords } from './queue-words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './QueueNotice.module.css'
import { useWaiting } from './useWaiting.ts'

/** The seconds that are left of these, counted down to 1. */
const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}

const Place = ({ waiting }: { readonly waiting: Problem }) => {
  const t = useWords(queueWords)
  const locale = useLocale()
  const seconds = useCountdown(waiting.retryAfter ?? 1)
  return (
    <div className={classes['notice']}>
      <Icon name="clock" size={18} />
      <div>
        <p>{t('placeInQueue', { place: formatNumber(Number(waiting.params['place']), locale, 0) })}</p>
        {/* A screen reader would read every second. */}
        <p className={classes['left']} aria-hidden>
          {t('secondsToTurn', { seconds })}
        </p>
      </div>
    </div>
  )
}

/**
 * Shows the place in the queue while the portal is too full to answer. Above everything and outside the screens, because
 * the first screen may be what waits.
 */
export const QueueNotice = () => {
  const waiting = useWaiting()
  const [turn, setTurn] = useState({ waiting, number: 0 })
  // A new answer starts the countdown anew.
  if (turn.waiting !== waiting) setTurn({ waiting, number: turn.number + 1 })
  return (
    <output className={classes['queue']}>{waiting && <Place key={turn.number} waiting={waiting} />}</output>
  )
}
