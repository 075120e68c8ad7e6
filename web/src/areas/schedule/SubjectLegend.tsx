import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import classes from './Schedule.module.css'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
  readonly pastels: ReadonlyMap<number, number>
}

/** The subjects of the timetable with their colours and links to their courses. */
export const SubjectLegend = ({ timetable, pastels }: Props) => {
  const t = useWords(words)
  const subjects = [...new Map(timetable.groups.map((group) => [group.subjectID, group])).values()]
  return (
    <ul className={classes['legend']} aria-label={t('subjects')}>
      {subjects.map((subject) => (
        <li key={subject.subjectID}>
          <Link to="/courses/$subjectId" params={{ subjectId: String(subject.subjectID) }}>
            <SubjectName subject={subject} pastel={pastels.get(subject.subjectID)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
