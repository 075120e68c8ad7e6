import { useWords } from '#web/i18n/useWords.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { GroupLine } from '#web/parts/group-table/GroupLine.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { words } from '../words.ts'
import classes from './RegisterModal.module.css'

/** The other subjects that change their groups together with what is confirmed. */
export const MovesList = ({ moves }: { readonly moves: readonly RepairMove[] }) => {
  const t = useWords(words)
  if (moves.length === 0) return null
  return (
    <div>
      <p className={classes['changes']}>
        <strong>{t('movesWithIt')}</strong>
      </p>
      <ul className={classes['groups']}>
        {moves.map((move) => (
          <li key={move.subjectID}>
            <SubjectName subject={move} />
            {move.groups.map((group) => (
              <div key={group.scheduleID}>
                <GroupLine group={group} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      <p>{t('movesTogether')}</p>
    </div>
  )
}
