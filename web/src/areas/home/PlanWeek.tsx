import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { PlannedWeek } from '#web/parts/group-picker/PlannedWeek.tsx'
import { words as pickerWords } from '#web/parts/group-picker/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Plan } from './PlanRow.tsx'
import planClasses from './PlanWeek.module.css'
import classes from './week-strip/WeekStrip.module.css'

/** Before registration opens: the week that the plan would make. */
export const PlanWeek = ({ plan: { planID } }: { readonly plan: Plan }) => {
  const p = useWords(pickerWords)
  return (
    <div className={`${classes['week']} ${planClasses['plan']}`}>
      <Link to="/registration" search={{ plan: planID } as never} className={classes['name']}>
        <strong>{p('weekOfPlan')}</strong>
        <Icon name="right" />
      </Link>
      <PlannedWeek />
      <p className={planClasses['note']}>{p('plannedInWeek')}</p>
    </div>
  )
}
