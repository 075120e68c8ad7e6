import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from '../ProgramModules.module.css'
import { words } from '../words.ts'

interface Props {
  readonly subjectID: number
  /** The address of the subject in registration. */
  readonly search: never
}

/** That all groups of a subject clash, with the way to the move that makes room, or else to a request for a group. */
export const ClashingGroups = ({ subjectID, search }: Props) => {
  const t = useWords(words)
  const { data } = useQuery(q(groups.repairs, { params: { subjectID } }))
  const canMove = data !== undefined && data.repairs.length > 0
  return (
    <span className={classes['availability']}>
      {t('allClash')}
      {data !== undefined && (
        <>
          {canMove ? ': ' : `. ${t('noMove')}: `}
          <Link to="/registration" search={search} hash={canMove ? 'moves' : ''}>
            {t(canMove ? 'whichToMove' : 'requestGroup')}
          </Link>
        </>
      )}
    </span>
  )
}
