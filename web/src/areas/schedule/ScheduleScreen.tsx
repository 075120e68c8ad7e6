import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Schedule } from './Schedule.tsx'
import { ScheduleBar } from './ScheduleBar.tsx'
import { words } from './words.ts'

const ScheduleScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('schedule')} skeleton="blocks" isCompact action={<ScheduleBar />}>
      <Schedule />
    </Screen>
  )
}

export default ScheduleScreen
