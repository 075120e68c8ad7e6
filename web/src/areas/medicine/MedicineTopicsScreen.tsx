import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MedicineOnly } from './MedicineOnly.tsx'
import { Topics } from './Topics.tsx'
import { words } from './words.ts'

const MedicineTopicsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('topics')}>
      <MedicineOnly>
        <Topics />
      </MedicineOnly>
    </Screen>
  )
}

export default MedicineTopicsScreen
