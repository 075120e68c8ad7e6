import { AddToCalendar } from '#web/areas/feeds/AddToCalendar.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Schedule } from './Schedule.tsx'
import classes from './Schedule.module.css'
import { words } from './words.ts'

const ScheduleScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('schedule')}
      skeleton="blocks"
      action={
        <div className={classes['actions']}>
          <AddToCalendar />
          <button type="button" className={`plain-button ${classes['print']}`} onClick={() => print()}>
            {t('print')}
          </button>
        </div>
      }
    >
      <Schedule />
    </Screen>
  )
}

export default ScheduleScreen
