import { createMedicineScreen } from './create-medicine-screen.tsx'
import { LabGroups } from './LabGroups.tsx'
import { words } from './words.ts'

const MedicineLabGroupsScreen = createMedicineScreen(words.labGroups, LabGroups)

export default MedicineLabGroupsScreen
