import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { isSeminar } from '#rules/registration/lecture-types.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChoosePartModal, type PartModalProps } from './ChoosePartModal.tsx'
import { words } from './words.ts'

interface Props extends PartModalProps {
  /** The lecture group that the student has. */
  readonly lectureID: number
  /** The practice is missing too: a seminar with practices continues with them. */
  readonly needsPractice: boolean
}

/** The seminar groups that go with the student's lecture (spec 2.11.2, 4.7.5). */
export const SeminarModal = ({ lectureID, needsPractice, ...props }: Props) => {
  const t = useWords(words)
  const query = useQuery(q(groups.seminar, { params: { scheduleID: lectureID } }))
  return (
    <ChoosePartModal
      {...props}
      title={t('chooseSeminar')}
      query={query}
      kept={props.own.groups.filter((group) => !isSeminar(group.lecture_typeID))}
      chosen={[]}
      continueLabel={(seminar) => t(needsPractice && seminar?.has_practice ? 'nextPractice' : 'register')}
      onBack={null}
    />
  )
}
