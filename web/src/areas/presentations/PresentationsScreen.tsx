import { createScreen } from '#web/ui/layout/create-screen.tsx'
import { Presentations } from './Presentations.tsx'
import { words } from './words.ts'

const PresentationsScreen = createScreen(words.presentations, Presentations)

export default PresentationsScreen
