import { useEffect, useRef } from 'react'
import { findNearestTimes } from '#rules/agreements/find-nearest-times.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Agreements.module.css'
import type { FreeDay } from './FreeTimes.tsx'
import { words } from './words.ts'

interface Props {
  readonly dates: readonly FreeDay[]
  readonly taken: { readonly date: string; readonly start: string }
  readonly onSelect: (time: { readonly date: string; readonly start: string }) => void
}

/** How many times are offered instead. */
const offered = 3

/** The chosen time was taken meanwhile: the nearest free ones of the branch. */
export const TakenNotice = ({ dates, taken, onSelect }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const nearest = findNearestTimes(dates, taken, offered)
  return (
    <div ref={box} className={classes['taken']}>
      <Notice kind="error" title={m('slotNotAvailable')}>
        {nearest.length === 0 ? (
          t('noTimesHere')
        ) : (
          <>
            <p className={classes['nearestLabel']}>{t('nearestTimes')}</p>
            <div className={classes['nearest']}>
              {nearest.map(({ date, start, end }) => (
                <button
                  key={`${date} ${start}`}
                  type="button"
                  className="plain-button"
                  onClick={() => onSelect({ date, start })}
                >
                  {formatShortDay(date, locale)}, {start}–{end}
                </button>
              ))}
            </div>
          </>
        )}
      </Notice>
    </div>
  )
}
