import { createScreen } from '#web/ui/layout/create-screen.tsx'
import { LabView } from './LabView.tsx'
import { words } from './words.ts'

const LabScreen = createScreen(words.lab, LabView)

export default LabScreen
