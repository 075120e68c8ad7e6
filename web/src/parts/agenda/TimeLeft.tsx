import { getUrgency } from '#rules/agenda/agenda.ts'
import type { TimeLeft as Left } from '#rules/time/time-left.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './TimeLeft.module.css'
import { words } from './words.ts'

/** The time left until a deadline, in one unit: red under two days, amber under seven. */
export const TimeLeft = ({ left }: { readonly left: Left }) => {
  const t = useWords(words)
  const { minutes, unit, count } = left
  const urgency = getUrgency(left)
  return (
    <span className={classes['left']} data-urgency={urgency ?? undefined}>
      {urgency !== null && <Icon name={urgency === 'red' ? 'warning' : 'clock'} size={16} />}
      {minutes <= 0 ? (
        t('overdue')
      ) : (
        <span>
          <span className="visually-hidden">{t('leftHidden')} </span>
          {t(`${unit}Left`, { count })}
        </span>
      )}
    </span>
  )
}
