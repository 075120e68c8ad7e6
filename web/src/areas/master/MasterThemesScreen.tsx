import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MastersOnly } from './MastersOnly.tsx'
import { ThemesView } from './themes/ThemesView.tsx'
import { words } from './words.ts'

const MasterThemesScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('masterThemes')}>
      <MastersOnly>
        <ThemesView />
      </MastersOnly>
    </Screen>
  )
}

export default MasterThemesScreen
