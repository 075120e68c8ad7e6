import { AddToCalendar } from '#web/areas/feeds/AddToCalendar.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { words } from './words.ts'
import { AcademicYear } from './AcademicYear.tsx'

const AcademicCalendarScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('academicCalendar')} action={<AddToCalendar />}>
      <AcademicYear />
    </Screen>
  )
}

export default AcademicCalendarScreen
