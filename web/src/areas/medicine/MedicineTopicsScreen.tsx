import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { Topics } from './Topics.tsx'
import { words } from './words.ts'

const MedicineTopicsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('topics')}>
      <Topics />
    </Screen>
  )
}

export default MedicineTopicsScreen
