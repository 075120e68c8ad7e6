import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ConsultationView } from './ConsultationView.tsx'
import { words } from './words.ts'

const ConsultationScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('consultation')} isReading>
      <ConsultationView />
    </Screen>
  )
}

export default ConsultationScreen
