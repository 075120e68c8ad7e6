import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ViewedExams } from './viewing/ViewedExams.tsx'
import { words } from './viewing/words.ts'

const ExamViewScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('papers')}>
      <ViewedExams />
    </Screen>
  )
}

export default ExamViewScreen
