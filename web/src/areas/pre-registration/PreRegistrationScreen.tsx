import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { PreRegistration } from './PreRegistration.tsx'
import { words } from './words.ts'

const PreRegistrationScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('preRegistration')}>
      <PreRegistration />
    </Screen>
  )
}

export default PreRegistrationScreen
