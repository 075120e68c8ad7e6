import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { LabView } from './LabView.tsx'
import { words } from './words.ts'

const LabScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('lab')}>
      <LabView />
    </Screen>
  )
}

export default LabScreen
