import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Presentations } from './Presentations.tsx'
import { words } from './words.ts'

const PresentationsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('presentations')}>
      <Presentations />
    </Screen>
  )
}

export default PresentationsScreen
