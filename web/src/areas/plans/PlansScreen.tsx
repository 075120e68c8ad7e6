import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Plans } from './Plans.tsx'
import classes from './Plans.module.css'
import { words } from './words.ts'

const PlansScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('myPlans')}
      action={
        <Link to="/registration" className={classes['toRegistration']}>
          {t('toRegistration')}
        </Link>
      }
    >
      <Plans />
    </Screen>
  )
}

export default PlansScreen
