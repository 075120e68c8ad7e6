import { createMasterScreen } from './create-master-screen.tsx'
import { ThemesView } from './themes/ThemesView.tsx'
import { words } from './words.ts'

const MasterThemesScreen = createMasterScreen(words.masterThemes, ThemesView)

export default MasterThemesScreen
