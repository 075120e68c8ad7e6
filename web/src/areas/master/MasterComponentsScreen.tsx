import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ThesisComponents } from './components/ThesisComponents.tsx'
import { MastersOnly } from './MastersOnly.tsx'
import { words } from './words.ts'

const MasterComponentsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('masterComponents')}>
      <MastersOnly>
        <ThesisComponents />
      </MastersOnly>
    </Screen>
  )
}

export default MasterComponentsScreen
