import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './DemoStudents.module.css'
import { words } from './words.ts'

interface DemoStudentsProps {
  readonly choose: (student: { code: string; password: string }) => void
}

/** The named students of the demo; in a real portal there is nothing here. */
export const DemoStudents = ({ choose }: DemoStudentsProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useQuery({ ...q(session.demoStudents), staleTime: Infinity, retry: false })
  if (!data?.demo || data.students.length === 0) return null
  return (
    <section className={classes['demo']} aria-labelledby="demo-students">
      <h2 id="demo-students">{t('demoStudents')}</h2>
      <p>{t('demoHint')}</p>
      <ul>
        {data.students.map((student) => (
          <li key={student.code}>
            <button type="button" onClick={() => choose(student)}>
              <span className={classes['code']}>{student.code}</span>
              <span>{text(student, 'state')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
