import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { Registration } from './Registration.tsx'
import { words } from './words.ts'

const RegistrationScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('registration')}
      isWide
      action={
        <Link to="/registration-steps" className="plain-button">
          {t('steps')}
        </Link>
      }
    >
      <Registration />
    </Screen>
  )
}

export default RegistrationScreen
