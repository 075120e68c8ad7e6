import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { mergeQuizzes } from '#rules/agenda/merge-quizzes.ts'
import { AgendaRow } from '#web/parts/agenda/AgendaRow.tsx'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

const maxRows = 4

/** The student's open tasks, by the time left. */
export const TodoList = ({ timetable }: { readonly timetable: Timetable | undefined }) => {
  const t = useWords(words)
  const { now, urgent, taskCount, otherTasks } = useHomeAgenda(timetable)
  return (
    <>
      <div className={classes['head']}>
        <h2>{t('todo')}</h2>
        {taskCount > 0 && (
          <Link to="/duties" className={classes['more']}>
            {t('all', { count: taskCount })}
          </Link>
        )}
      </div>
      {otherTasks.length > 0 ? (
        <ul className={`plain-list ${classes['card']}`}>
          {mergeQuizzes(otherTasks)
            .slice(0, maxRows)
            .map(([item, ...more], index) => (
              <AgendaRow
                key={item!.key}
                item={item!}
                more={more}
                now={now}
                as="task"
                // The page has one main button: on the most urgent of all.
                isMain={urgent === null && index === 0}
              />
            ))}
        </ul>
      ) : (
        <p className={classes['done']}>
          <Icon name="check" /> {t(taskCount === 0 ? 'nothingToDo' : 'nothingElse')}
        </p>
      )}
    </>
  )
}
