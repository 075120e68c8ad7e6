import { registration } from '#contract/registration.ts'
import type { subjectRow } from '#contract/subject-row.ts'
import { useSend } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits-if.ts'
import { CreditsMeter } from '#web/parts/CreditsMeter.tsx'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import type * as z from 'zod/mini'
import classes from './RegisterModal.module.css'
import { staleSeats } from '#web/parts/stale-seats.ts'
import type { Offered } from './useChoice.ts'
import { words } from './words.ts'

interface Props {
  readonly opened: boolean
  readonly subject: z.output<typeof subjectRow>
  readonly isTakenBefore: boolean
  readonly moduleID: number | null
  readonly picked: readonly Offered[]
  readonly credits: Credits
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onRefused: (problem: Problem) => void
}

/** Refusals that trying once more would not change: what is shown was old. */
const isFinal = (problem: Problem): boolean =>
  problem.status >= 400 && problem.status < 500 && problem.status !== 429

/** Asks whether she is sure, says what will change, and takes the seats of the whole set in one call (spec 5). */
export const RegisterModal = (props: Props) => {
  const { opened, subject, isTakenBefore, moduleID, picked, credits, onDone, onClose, onRefused } = props
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const take = useSend(registration.choose, { stale: staleSeats, onSuccess: onDone })
  const confirm = () =>
    take.mutate(
      { body: bodyOf(picked, moduleID) },
      { onError: (problem) => isFinal(problem) && onRefused(problem) },
    )
  return (
    <Confirm
      opened={opened}
      title={m('chooseThisGroup')}
      verb={t('register')}
      stay={t('notNow')}
      busy={take.isPending}
      problem={take.error !== null && !isFinal(take.error) ? take.error : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <SubjectName subject={subject} />
      </p>
      <ul className={classes['groups']}>
        {picked.map(({ row }) => (
          <li key={row.scheduleID}>
            {text(row, 'lecture_type')}, {t('group', { group: row.group })}: <MeetingTimes of={[row]} />
          </li>
        ))}
      </ul>
      <div className={classes['credits']}>
        <CreditsMeter credits={credits} adding={subject.ects} />
      </div>
      {isTakenBefore && <p>{m('takenBefore')}</p>}
    </Confirm>
  )
}

/** The whole set by its list; its first parts also by the names that the wire has for a lecture, a practice and a seminar. */
const bodyOf = (picked: readonly Offered[], moduleID: number | null) => {
  const [main, ...rest] = picked.toSorted((a, b) => a.part - b.part)
  const practice = rest.find(({ row }) => practicalTypes.has(row.lecture_typeID))
  const seminar = rest.find((group) => group !== practice)
  const other = practice ?? rest.find((group) => group !== seminar)
  return {
    program_module_id: moduleID,
    schedule_id: main?.scheduleID ?? null,
    practise_schedule_id: other?.scheduleID ?? null,
    seminar_schedule_id: seminar?.scheduleID ?? null,
    schedule_ids: picked.map((group) => group.scheduleID),
  }
}

/** Lecture types (spec 9). */
const practicalTypes: ReadonlySet<number> = new Set([7, 9, 11, 12])
