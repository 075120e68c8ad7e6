import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { isPractice } from '#rules/registration/lecture-types.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { ChoosePartModal, type PartModalProps } from './ChoosePartModal.tsx'
import { words } from './words.ts'

interface Props extends PartModalProps {
  /** Chosen in the step before, and registered together with the practice. */
  readonly seminar: OfferedGroup | null
  /** Back to the seminars; null where none was chosen. */
  readonly onBack: (() => void) | null
}

/** The practice groups that go with the student's other groups of a subject (spec 2.11.1). */
export const PracticeModal = ({ seminar, ...props }: Props) => {
  const t = useWords(words)
  const query = useQuery(q(groups.practise, { params: { subjectID: props.own.subjectID } }))
  const chosen = seminar === null ? [] : [seminar]
  return (
    <ChoosePartModal
      {...props}
      title={t('choosePractice')}
      query={query}
      kept={[...props.own.groups.filter((group) => !isPractice(group.lecture_typeID)), ...chosen]}
      chosen={chosen}
      continueLabel={() => t('register')}
    />
  )
}
