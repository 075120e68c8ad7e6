import { getUrgency } from '#rules/agenda/agenda.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './TimeLeft.module.css'
import { words } from './words.ts'

const minutesADay = 24 * 60

/** The time left until a deadline, in one unit: red under two days, amber under seven. */
export const TimeLeft = ({ minutes }: { readonly minutes: number }) => {
  const t = useWords(words)
  const urgency = getUrgency(minutes)
  return (
    <span className={classes['left']} data-urgency={urgency ?? undefined}>
      {urgency !== null && <Icon name={urgency === 'red' ? 'warning' : 'clock'} size={16} />}
      {minutes <= 0 ? (
        t('overdue')
      ) : (
        <span>
          <span className="visually-hidden">{t('leftHidden')} </span>
          {minutes < 60
            ? t('minutesLeft', { count: minutes })
            : minutes < 2 * minutesADay
              ? t('hoursLeft', { count: Math.floor(minutes / 60) })
              : t('daysLeft', { count: Math.floor(minutes / minutesADay) })}
        </span>
      )}
    </span>
  )
}
