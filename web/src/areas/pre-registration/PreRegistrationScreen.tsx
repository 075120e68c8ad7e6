import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { PreRegistrationView } from './PreRegistrationView.tsx'
import { words } from './words.ts'

const PreRegistrationScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('preRegistration')}>
      <PreRegistrationView />
    </Screen>
  )
}

export default PreRegistrationScreen
