import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Lab } from './Lab.tsx'
import { words } from './words.ts'

const LabScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('lab')}>
      <Lab />
    </Screen>
  )
}

export default LabScreen
