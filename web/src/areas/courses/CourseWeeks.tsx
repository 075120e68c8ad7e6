import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Courses.module.css'
import type { Course } from './course.ts'
import { words } from './words.ts'

interface Props {
  readonly weeks: Course['weeks']
  /** The current one, from 1; null outside the semester. */
  readonly week: number | null
}

/** The topics of this week and the next; those of all weeks on demand. */
export const CourseWeeks = ({ weeks, week }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const renderWeeks = (from: number, to: number) => (
    <ol className={classes['weeks']} start={from}>
      {weeks.slice(from - 1, to).map((each, nth) => (
        <li key={each.topiceng} aria-current={from + nth === week ? 'date' : undefined}>
          {text(each, 'topic')}
          {from + nth === week && <span className={classes['current']}>{t('thisWeek')}</span>}
        </li>
      ))}
    </ol>
  )
  const isNear = week !== null && week <= weeks.length
  return (
    <div className={classes['plan']}>
      <details open={!isNear}>
        <summary>{t('allWeeks', { count: weeks.length })}</summary>
        {renderWeeks(1, weeks.length)}
      </details>
      {isNear && renderWeeks(week, week + 1)}
    </div>
  )
}
