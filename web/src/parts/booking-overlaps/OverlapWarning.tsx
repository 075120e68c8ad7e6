import { Fragment } from 'react'
import { listOverlaps, type BookingTime } from '#rules/bookings/list-overlaps.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './BookingOverlaps.module.css'
import { useOwnTimes } from './useOwnTimes.ts'
import { words } from './words.ts'

/**
 * Warns before booking what the time clashes with. Renders nothing if that could not be loaded: `OverlapProblem` says so
 * once per screen.
 */
export const OverlapWarning = ({ time }: { readonly time: BookingTime }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const overlaps = listOverlaps(useOwnTimes().own, time)
  if (overlaps.length === 0) return null
  const toName = (overlap: (typeof overlaps)[number]) =>
    overlap.kind === 'lecture'
      ? t('lecture', { subject: text(overlap.lecture.group, 'subject') })
      : overlap.kind === 'item'
        ? describeAgendaItem(overlap.item, false, locale).title
        : t('otherBooking')
  return (
    <output className={classes['warning']}>
      <Icon name="warning" size={18} />
      <span>
        {t('clashesWith')}
        {overlaps.map((overlap, nth) => (
          // Two may have the same name and time.
          <Fragment key={`${nth} ${overlap.start}`}>
            {nth > 0 && ';'} {toName(overlap)},{' '}
            <span className={classes['time']}>
              {overlap.start}–{overlap.end}
            </span>
          </Fragment>
        ))}
      </span>
    </output>
  )
}
