import { useQueries } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import type { UndoStep } from '#rules/registration/undo/undo.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import classes from './MovedSubjects.module.css'
import { movedWords } from './words.ts'

export interface MovedSubject {
  readonly own: Registered
  readonly move: UndoStep
}

interface Props {
  readonly moved: readonly MovedSubject[]
  readonly isBack: boolean
  readonly onChange: (isBack: boolean) => void
}

const toNames = (rows: readonly { readonly group: string }[]) => rows.map(({ group }) => group).join(', ')

/** The subjects that had changed their groups for a seat that is given up, and whether they go back too. */
export const MovedSubjects = ({ moved, isBack, onChange }: Props) => {
  const t = useWords(movedWords)
  const offers = useQueries({
    queries: moved.map(({ own: { subjectID, registrationID } }) =>
      q(groups.generalForChange, { params: { subjectID, id: registrationID } }),
    ),
  })
  const rows = moved.map(({ own, move }, nth) => {
    const former = offers[nth]?.data?.groups.filter(({ scheduleID }) =>
      move.before?.groups.includes(scheduleID),
    )
    const heldIDs = new Set(own.groups.map(({ scheduleID }) => scheduleID))
    // A clash may be with the seat that is given up: the server decides it.
    const hasSeats = former?.every(
      ({ scheduleID, st_count, capacity }) => heldIDs.has(scheduleID) || st_count < capacity,
    )
    return { own, former: former ?? [], hasSeats }
  })
  return (
    <div>
      <p>{t('movedForIt')}</p>
      <ul className={classes['moved']}>
        {rows.map(({ own, former, hasSeats }) => (
          <li key={own.registrationID}>
            <SubjectName subject={own} />
            <div>
              {t(hasSeats === false ? 'movedAndFull' : 'movedFromTo', {
                from: toNames(former) || '…',
                to: toNames(own.groups),
              })}
            </div>
          </li>
        ))}
      </ul>
      {rows.every(({ hasSeats }) => hasSeats !== false) && (
        <label className={classes['choice']}>
          <input
            type="checkbox"
            checked={isBack}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {t('alsoBack')}
        </label>
      )}
    </div>
  )
}
