import { createScreen } from '#web/ui/layout/create-screen.tsx'
import { Evaluations } from './Evaluations.tsx'
import { words } from './words.ts'

const EvaluationsScreen = createScreen(words.evaluations, Evaluations)

export default EvaluationsScreen
