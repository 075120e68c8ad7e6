import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import type { Plan } from './plan-draft.ts'
import classes from './PlanHeader.module.css'
import { words } from './words.ts'

interface Props {
  readonly plans: readonly Plan[]
  readonly openID: number
  /** As the student has just named it. */
  readonly openName: string
  readonly onOpen: (planID: number) => void
  readonly onCreate: () => void
}

/** The name of the open plan, which opens the list of all and a new one. */
export const PlanSwitcher = ({ plans, openID, openName, onOpen, onCreate }: Props) => {
  const t = useWords(words)
  return (
    <nav className={classes['switcher']} aria-label={t('myPlans')}>
      <Disclosure
        // Another plan closes the list.
        key={openID}
        align="start"
        ariaLabel={t('openPlan', { name: openName })}
        label={
          <>
            <span className={classes['planName']}>{openName}</span>
            <Icon name="down" size={18} />
          </>
        }
      >
        <ul className={classes['plans']}>
          {plans.map(({ planID, name, subjects, total_ects }) => (
            <li key={planID}>
              <button
                type="button"
                className={classes['planButton']}
                aria-current={planID === openID ? 'true' : undefined}
                onClick={() => onOpen(planID)}
              >
                <span>{planID === openID ? openName : name}</span>
                <small className={classes['muted']}>
                  {t('total', { count: subjects.length, ects: total_ects })}
                </small>
                {planID === openID && <Icon name="check" size={18} />}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={classes['newPlan']} onClick={onCreate}>
          <Icon name="plus" size={18} /> {t('newPlan')}
        </button>
      </Disclosure>
    </nav>
  )
}
