import { Button } from '@mantine/core'
import { groups } from '#contract/registration/groups.ts'
import { session } from '#contract/account/session.ts'
import { useSend } from '#web/api/call.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/judge-groups.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { ModalContents } from '#web/ui/ModalContents.tsx'
import { AttemptProblem } from '#web/ui/AttemptProblem.tsx'
import { GroupLines } from './GroupLines.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly own: Registered
  /** The group that she has in it. */
  readonly lectureID: number
  readonly seminar: OfferedGroup | null
  readonly practise: OfferedGroup | null
  readonly onDone: (told: string) => void
  readonly onBack: () => void
  /** Refused for good: the groups are looked at again. */
  readonly onRefused: (problem: Problem) => void
}

/** Asks whether she is sure (spec 5), and takes the missing parts in one call. */
export const TakePartModal = ({ own, lectureID, seminar, practise, onDone, onBack, onRefused }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const parts = [seminar, practise].flatMap((part) => part ?? [])
  const names = parts.map(({ group }) => group).join(', ')
  const options = {
    stale: [...staleSeats, session.user],
    onSuccess: () => onDone(t('taken', { subject: text(own, 'subject'), groups: names })),
  }
  const takePractise = useSend(groups.registerPractise, options)
  const takeSeminar = useSend(groups.registerSeminar, options)
  const taking = practise === null ? takeSeminar : takePractise
  const refused = { onError: (problem: Problem) => isFinal(problem) && onRefused(problem) }
  const take = () => {
    const group = lectureID
    if (practise !== null) {
      const seminar_group = seminar?.scheduleID ?? null
      takePractise.mutate({ body: { group, practise_group: practise.scheduleID, seminar_group } }, refused)
    } else if (seminar !== null) {
      takeSeminar.mutate({ body: { group, seminar_group: seminar.scheduleID } }, refused)
    }
  }
  return (
    <ModalContents
      title={m('chooseThisGroup')}
      isClosable
      actions={
        <>
          <Button loading={taking.isPending} onClick={take}>
            {t('register')}
          </Button>
          <Button variant="default" disabled={taking.isPending} onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <GroupLines title={t('youTake')} of={parts} />
      {parts.length > 1 && <p>{t('bothAtOnce')}</p>}
      <p>{t('keepsOthers')}</p>
      <AttemptProblem
        problem={taking.error !== null && !isFinal(taking.error) ? taking.error : null}
        isBusy={taking.isPending}
        again={take}
      />
    </ModalContents>
  )
}
