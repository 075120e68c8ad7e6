import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { getMinutesToStart } from '#rules/agenda/agenda.ts'
import { formatDate, formatIn } from '#web/i18n/format.ts'
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
  const { planID, name, subjects, faults, opens_date, opens_time } = plan
  const minutes = getMinutesToStart({ start_date: opens_date, start_time: opens_time }, now)!
  const opens =
    minutes < 2 * minutesADay
      ? formatIn(minutes * 60_000, 0, locale).toLocaleLowerCase('en')
      : `${formatDate(opens_date, locale, 'short')}, ${opens_time}`
  return (
    <Link to="/registration" search={{ plan: planID } as never} className={classes[isMain ? 'now' : 'plan']}>
      <Icon name="book" />
      <span className={classes['nowText']}>
        <strong className={classes['planName']}>{t('plan', { name })}</strong>
        <span className={classes['planState']}>
          {[
            t('planSubjects', { count: subjects }),
            faults === 0 ? t('planFits') : t('planFaults', { count: faults }),
            minutes > 0 ? t('opensIn', { time: opens }) : t('isOpen'),
          ].join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  )
}
