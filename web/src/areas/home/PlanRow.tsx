import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { getMinutesToStart } from '#rules/agenda/agenda.ts'
import { formatDate, formatDaysAhead } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

export type Plan = NonNullable<z.output<typeof agenda.list.reply>['plan']>

interface Props {
  readonly plan: Plan
  /** Nothing else stands on its card. */
  readonly isMain?: boolean
}

const minutesADay = 24 * 60

/** The plan that is ready for registration: how many subjects, whether they fit, and when it opens. */
export const PlanRow = ({ plan, isMain = false }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { now } = useHomeAgenda()
  const { planID, name, subjects, errors, opens_date, opens_time } = plan
  const minutes = getMinutesToStart({ start_date: opens_date, start_time: opens_time }, now)!
  const isAhead = minutes > 0
  const isNear = minutes < 2 * minutesADay
  const day = isNear ? formatDaysAhead(now.date, opens_date, locale) : formatDate(opens_date, locale, 'short')
  const when = `${day}, ${opens_time}`
  return (
    <Link to="/registration" search={{ plan: planID } as never} className={classes[isMain ? 'now' : 'plan']}>
      <Icon name="book" />
      <span className={classes['nowText']}>
        <strong>{isMain && isAhead ? t('opensOn', { when }) : t('plan', { name })}</strong>
        <span className="muted">
          {[
            isMain && isAhead && t('plan', { name }),
            t('planSubjects', { count: subjects }),
            errors === 0 ? t('planFits') : t('planErrors', { count: errors }),
            isAhead ? !isMain && t('opensIn', { time: when }) : t('isOpen'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  )
}
