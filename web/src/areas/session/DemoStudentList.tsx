import { session } from '#contract/account/session.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DemoStudentList.module.css'
import { words } from './words.ts'

/** Empty in a real portal. */
export const demoStudentsQuery = { ...q(session.demoStudents), staleTime: Infinity, retry: false }

interface Props {
  readonly students: Reply<typeof session.demoStudents>['students']
  readonly onSelect: (student: { code: string; password: string }) => void
}

/** The students of the demo; folded, so that the form comes first. */
export const DemoStudentList = ({ students, onSelect }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const groups = [...Map.groupBy(students, ({ group }) => group)]
  const renderList = (own: Props['students']) => (
    <ul>
      {own.map((student) => (
        <li key={student.code}>
          <button type="button" className={classes['student']} onClick={() => onSelect(student)}>
            <span>
              <strong>{text(student, 'name')}</strong> <span className={classes['code']}>{student.code}</span>
            </span>
            <span>{text(student, 'state')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <details className={classes['demo']}>
      <summary>
        {t('demoStudents')}
        <Icon name="down" size={16} />
      </summary>
      <p>{t('demoHint')}</p>
      {/* A demo that an older version made has one group. */}
      {groups.length === 1
        ? renderList(students)
        : groups.map(([group, own], index) => (
            <details key={group} open={index === 0}>
              <summary>
                {t(group)} ({own.length})
              </summary>
              {renderList(own)}
            </details>
          ))}
    </details>
  )
}
