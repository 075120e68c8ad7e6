import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { findLectureAfterWeek, toMonday, type Timetable } from '#web/parts/timetable/timetable.ts'
import classes from './Schedule.module.css'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
  readonly monday: string
  readonly showWeek: (monday: string) => void
}

/** A week without lectures: when the next one is, and the way to it. */
export const EmptyWeek = ({ timetable, monday, showWeek }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const { date, minute } = useUniversityNow()
  const { start_date, end_date } = timetable.current_semester
  const isOutside = monday > end_date || toMonday(start_date) > monday
  const next = findLectureAfterWeek(timetable, monday, date, minute)
  return (
    <div className={classes['empty']}>
      <p>
        {t(isOutside ? 'outside' : 'emptyWeek')}
        {next !== null && (
          <>
            {' '}
            {t('nextIs', {
              when: `${formatShortDay(next.date, locale)} ${next.time}`,
              subject: text(next.group, 'subject'),
            })}
          </>
        )}
      </p>
      {next !== null && (
        <button type="button" className="plain-button" onClick={() => showWeek(toMonday(next.date))}>
          {t('showIt')}
        </button>
      )}
    </div>
  )
}
