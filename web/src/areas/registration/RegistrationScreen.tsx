import { Link, useSearch } from '@tanstack/react-router'
import { Plans } from '#web/areas/plans/Plans.tsx'
import { words as planWords } from '#web/areas/plans/words.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { Registration } from './Registration.tsx'
import { words } from './words.ts'

/** Registration, and my plans as another view of it: which one is shown stands in the address. */
const RegistrationScreen = () => {
  const t = useWords(words)
  const p = useWords(planWords)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['plan'] !== undefined) {
    return (
      <Screen
        name={p('myPlans')}
        isWide
        action={
          <Link to="/registration" className="plain-button">
            {p('toRegistration')}
          </Link>
        }
      >
        <Plans />
      </Screen>
    )
  }
  return (
    <Screen
      name={t('registration')}
      isWide
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Link to="/registration" search={{ plan: 'mine' }} className="plain-button">
            {p('myPlans')}
          </Link>
          <Link to="/registration-steps" className="plain-button">
            {t('toSteps')}
          </Link>
        </div>
      }
    >
      <Registration />
    </Screen>
  )
}

export default RegistrationScreen
