import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Components } from './components/Components.tsx'
import { ForMasters } from './ForMasters.tsx'
import { words } from './words.ts'

const MasterComponentsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('masterComponents')}>
      <ForMasters>
        <Components />
      </ForMasters>
    </Screen>
  )
}

export default MasterComponentsScreen
