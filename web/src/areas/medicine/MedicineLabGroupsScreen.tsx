import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { LabGroups } from './LabGroups.tsx'
import { words } from './words.ts'

const MedicineLabGroupsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('labGroups')}>
      <LabGroups />
    </Screen>
  )
}

export default MedicineLabGroupsScreen
