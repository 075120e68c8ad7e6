import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import { CreditsMeter } from '#web/parts/credits/CreditsMeter.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'
import { GroupLine } from '#web/parts/group-table/GroupLine.tsx'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { SourceSubject } from '../subject-list/useSourceSubjects.ts'
import { words } from '../words.ts'
import { confirmWords } from './confirm-words.ts'
import { ConfirmGroups } from './ConfirmGroups.tsx'
import { MovesList } from './moves/MovesList.tsx'
import classes from './RegisterModal.module.css'
import type { useRegister } from './useRegister.ts'

interface Props {
  readonly opened: boolean
  readonly subject: Reply<typeof groups.general>['subject']
  readonly offered: SourceSubject | undefined
  readonly replaced: Registered | undefined
  readonly selected: readonly SelectableGroup[]
  /** Other subjects that change their groups together with it. */
  readonly moves: readonly RepairMove[]
  readonly credits: Credits
  readonly seat: ReturnType<typeof useRegister>
  readonly onClose: () => void
}

/** The confirmation of a registration: the groups, what is given up for them, the credits, and an earlier mark. */
export const RegisterModal = (props: Props) => {
  const { opened, subject, offered, replaced, selected, moves, credits, seat, onClose } = props
  const t = useWords(words)
  const m = useWords(messages)
  const c = useWords(confirmWords)
  const locale = useLocale()
  const text = useLocalized()
  const score = offered?.score ?? null
  const isRetake = subject.passed || score !== null
  return (
    <ConfirmGroups
      opened={opened}
      title={
        replaced !== undefined
          ? c('exchangeFor', { old: text(replaced, 'subject'), subject: text(subject, 'subject') })
          : c(isRetake ? 'registerAgainFor' : 'registerFor', { subject: text(subject, 'subject') })
      }
      verb={t(replaced !== undefined ? 'exchange' : isRetake ? 'registerAgain' : 'register')}
      attempt={seat}
      onConfirm={() => seat.register(selected)}
      onClose={onClose}
    >
      {isRetake && (
        <div className={classes['retake']}>
          <Notice kind="warning">
            {m('takenBefore')}{' '}
            {score !== null && <strong>{t('earlierMark', { score: formatNumber(score, locale) })}</strong>}
          </Notice>
        </div>
      )}
      <ul className={classes['groups']}>
        {selected.map(({ row }) => (
          <li key={row.scheduleID}>
            <GroupLine group={row} isWhole />
          </li>
        ))}
      </ul>
      <MovesList moves={moves} />
      {replaced !== undefined && (
        <p className={classes['givesUp']}>
          <strong>{t('givesUp')}:</strong> <SubjectName subject={replaced} />,{' '}
          <MeetingTimes of={replaced.groups} />
        </p>
      )}
      <div className={classes['credits']}>
        <CreditsMeter credits={credits} adding={subject.ects - (replaced?.ects ?? 0)} isConfirming />
      </div>
    </ConfirmGroups>
  )
}
