import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Evaluations } from './Evaluations.tsx'
import { words } from './words.ts'

const EvaluationsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('evaluations')}>
      <Evaluations />
    </Screen>
  )
}

export default EvaluationsScreen
