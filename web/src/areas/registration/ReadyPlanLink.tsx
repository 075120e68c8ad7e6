import { Link } from '@tanstack/react-router'
import type { plans } from '#contract/registration/plans.ts'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ReadyPlanLink.module.css'
import { words } from './words.ts'

type Plan = Reply<typeof plans.list>['plans'][number]

/** The student's plan before registration opens: what it comes to, and whether something in it must be changed. */
export const ReadyPlanLink = ({ plan }: { readonly plan: Plan }) => {
  const t = useWords(words)
  const { planID, name, subjects, total_ects } = plan
  const wrong = subjects.filter(({ valid }) => !valid).length
  return (
    <Link to="/registration" search={{ plan: planID } as never} className={classes['plan']}>
      <Icon name="book" />
      <span className={classes['text']}>
        <strong>{t('readyPlan', { name })}</strong>
        <span className={classes['state']}>
          {[
            t('planSubjects', { count: subjects.length }),
            t('ects', { count: total_ects }),
            wrong === 0 ? t('planFits') : t('planErrors', { count: wrong }),
          ].join(' · ')}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  )
}
