import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MedicineOnly } from './MedicineOnly.tsx'
import { LabGroups } from './LabGroups.tsx'
import { words } from './words.ts'

const MedicineLabGroupsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('labGroups')}>
      <MedicineOnly>
        <LabGroups />
      </MedicineOnly>
    </Screen>
  )
}

export default MedicineLabGroupsScreen
