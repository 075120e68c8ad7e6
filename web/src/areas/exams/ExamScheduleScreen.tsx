import { AddToCalendar } from '#web/areas/feeds/AddToCalendar.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import classes from './Exams.module.css'
import { ExamSchedule } from './ExamSchedule.tsx'
import { Instructions } from './Instructions.tsx'
import { words } from './words.ts'

const ExamScheduleScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('examSchedule')} action={<AddToCalendar />}>
      <ExamSchedule />
      <section className={classes['instructions']} aria-labelledby="exam-instructions">
        <h2 id="exam-instructions">{t('instructions')}</h2>
        <Loaded>
          <Instructions />
        </Loaded>
      </section>
    </Screen>
  )
}

export default ExamScheduleScreen
