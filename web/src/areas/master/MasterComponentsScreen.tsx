import { createMasterScreen } from './create-master-screen.tsx'
import { ThesisComponents } from './components/ThesisComponents.tsx'
import { words } from './words.ts'

const MasterComponentsScreen = createMasterScreen(words.masterComponents, ThesisComponents)

export default MasterComponentsScreen
