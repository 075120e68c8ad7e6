import { AddToCalendar } from '#web/areas/feeds/AddToCalendar.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Exams.module.css'
import { ExamSchedule } from './ExamSchedule.tsx'
import { ExamInstructions } from './ExamInstructions.tsx'
import { words } from './words.ts'

const ExamScheduleScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('examSchedule')} action={<AddToCalendar />}>
      <div className={classes['page']}>
        <div>
          <ExamSchedule />
        </div>
        <section className={classes['instructions']} aria-labelledby="exam-instructions">
          <h2 id="exam-instructions">{t('instructions')}</h2>
          <DataBoundary>
            <ExamInstructions />
          </DataBoundary>
        </section>
      </div>
    </Screen>
  )
}

export default ExamScheduleScreen
