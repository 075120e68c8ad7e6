import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ForMedicine } from './ForMedicine.tsx'
import { LabGroups } from './LabGroups.tsx'
import { words } from './words.ts'

const MedicineLabGroupsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('labGroups')}>
      <ForMedicine>
        <LabGroups />
      </ForMedicine>
    </Screen>
  )
}

export default MedicineLabGroupsScreen
