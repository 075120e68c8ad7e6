import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useStateText } from '#web/areas/registration/subject-list/state/useStateText.ts'
import { toSubjectState } from '#web/areas/registration/subject-list/to-subject-state.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ClashingGroups } from './ClashingGroups.tsx'
import type { ProgramSubject } from '../full-program.ts'
import classes from '../ProgramModules.module.css'
import { words } from '../words.ts'

interface Props {
  readonly subject: ProgramSubject
  /** When its module opens, where no open step offers it. */
  readonly opensAt: string | null
}

/** Whether a subject that is still to be taken can be taken now, or why not; or when its module opens. */
export const Availability = ({ subject, opensAt }: Props) => {
  const t = useWords(words)
  const toStateText = useStateText()
  const { data } = useQuery(q(registration.subjects))
  if (subject.status === 'passed' || subject.status === 'registered') return null
  const offer = data?.subjects.find(({ subjectID }) => subjectID === subject.subjectID)
  const state = offer && toSubjectState(offer, true)
  if (offer === undefined)
    return (
      opensAt !== null && <span className={classes['availability']}>{t('opensOn', { when: opensAt })}</span>
    )
  if (state === undefined || state === 'registered' || state === 'done') return null
  const text = toStateText(offer, state)
  const search = { module: offer.program_moduleID, subject: offer.subjectID } as never
  if (state === 'clash') return <ClashingGroups subjectID={subject.subjectID} search={search} />
  if (state !== 'free') return <span className={classes['availability']}>{text}</span>
  return (
    <span className={classes['availability']}>
      <Link to="/registration" search={search}>
        {t('takeNow')}
      </Link>
      : {text}
    </span>
  )
}
