import { createMedicineScreen } from './create-medicine-screen.tsx'
import { Topics } from './Topics.tsx'
import { words } from './words.ts'

const MedicineTopicsScreen = createMedicineScreen(words.topics, Topics)

export default MedicineTopicsScreen
