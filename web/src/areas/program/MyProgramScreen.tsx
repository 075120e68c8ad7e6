import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MyProgram } from './MyProgram.tsx'
import { words } from './words.ts'

const MyProgramScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('myProgram')}>
      <MyProgram />
    </Screen>
  )
}

export default MyProgramScreen
