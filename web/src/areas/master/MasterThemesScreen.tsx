import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ForMasters } from './ForMasters.tsx'
import { Themes } from './themes/Themes.tsx'
import { words } from './words.ts'

const MasterThemesScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('masterThemes')}>
      <ForMasters>
        <Themes />
      </ForMasters>
    </Screen>
  )
}

export default MasterThemesScreen
