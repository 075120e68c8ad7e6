import { groups } from '#contract/registration/groups.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { TitledGroups } from './TitledGroups.tsx'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

interface Props {
  readonly own: Registered
  /** The group that the student has in the subject. */
  readonly lectureID: number
  readonly seminar: OfferedGroup | null
  readonly practice: OfferedGroup | null
  readonly onRegistered: (toast: Message) => void
  readonly onBack: () => void
  /** Refused for good: the groups are chosen anew. */
  readonly onRefused: (problem: Problem) => void
}

/** The confirmation (spec 5.7.1) of the missing parts, which are registered in one call. */
export const ConfirmPartsModal = (props: Props) => {
  const { own, lectureID, seminar, practice, onRegistered, onBack, onRefused } = props
  const t = useWords(words)
  const m = useWords(messages)
  const parts = [seminar, practice].flatMap((part) => part ?? [])
  const names = parts.map(({ group }) => group).join(', ')
  const onSuccess = () =>
    onRegistered({
      phrase: words.seatTaken,
      params: { subject: toPhraseValue(own, 'subject'), groups: names },
    })
  const registerPractice = useSend(groups.registerPractise, { onSuccess })
  const registerSeminar = useSend(groups.registerSeminar, { onSuccess })
  const { isPending, error } = practice === null ? registerSeminar : registerPractice
  const ifRefused = { onError: (problem: Problem) => isFinal(problem) && onRefused(problem) }
  const send = () => {
    const seminar_group = seminar?.scheduleID ?? null
    if (practice !== null) {
      const body = { group: lectureID, practise_group: practice.scheduleID, seminar_group }
      registerPractice.mutate({ body }, ifRefused)
    } else if (seminar_group !== null) {
      registerSeminar.mutate({ body: { group: lectureID, seminar_group } }, ifRefused)
    }
  }
  return (
    <ConfirmContents
      title={m('chooseThisGroup')}
      confirmLabel={t('register')}
      isStep
      isClosable
      isBusy={isPending}
      problem={error !== null && !isFinal(error) ? error : null}
      onConfirm={send}
      onCancel={onBack}
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <TitledGroups title={t('youChoose')} groups={parts} />
      {parts.length > 1 && <p>{t('bothAtOnce')}</p>}
      <p>{t('keepsOthers')}</p>
    </ConfirmContents>
  )
}
