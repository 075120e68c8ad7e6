import { createScreen } from '#web/ui/layout/create-screen.tsx'
import { ViewedExams } from './viewing/ViewedExams.tsx'
import { words } from './viewing/words.ts'

const ExamViewScreen = createScreen(words.papers, ViewedExams)

export default ExamViewScreen
