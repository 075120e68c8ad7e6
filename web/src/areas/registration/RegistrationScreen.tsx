import { Link, useSearch } from '@tanstack/react-router'
import PlansScreen from '#web/areas/plans/PlansScreen.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { RegistrationColumns } from './RegistrationColumns.tsx'
import classes from './RegistrationColumns.module.css'
import { words } from './words.ts'

/** Registration, or the student's plans, as the URL says. */
const RegistrationScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['plan'] !== undefined) return <PlansScreen />
  return (
    <Screen
      name={t('registration')}
      action={
        <div className={classes['links']}>
          <Link to="/registration" search={{ plan: 'mine' }} className="plain-button">
            {t('myPlans')}
          </Link>
          <Link to="/registration-steps" className="plain-button">
            {t('toSteps')}
          </Link>
        </div>
      }
    >
      <RegistrationColumns />
    </Screen>
  )
}

export default RegistrationScreen
