import { registration } from '#contract/registration/registration.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { useSend } from '#web/api/call.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits-if.ts'
import { CreditsMeter } from '#web/parts/CreditsMeter.tsx'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type * as z from 'zod/mini'
import { choiceBody, setBody } from './choice-body.ts'
import classes from './RegisterModal.module.css'
import type { EnglishChoice } from './english-choices.ts'
import type { Source } from './sources.ts'
import type { Offered } from './useChoice.ts'
import type { SourceSubject } from './useSourceLists.ts'
import { words } from './words.ts'

interface Props {
  readonly opened: boolean
  readonly subject: z.output<typeof subjectRow>
  /** The subject as its source offers it, and the source. */
  readonly offered: SourceSubject | undefined
  readonly from: Source | undefined
  /** What is given up for it. */
  readonly old: Registered | undefined
  /** It is a level of English that is chosen, which has a call of its own. */
  readonly level: EnglishChoice | undefined
  readonly picked: readonly Offered[]
  readonly credits: Credits
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onRefused: (problem: Problem) => void
}

/** Asks whether she is sure, says what will change, and takes the seats of the whole set in one call (spec 5). */
export const RegisterModal = (props: Props) => {
  const { opened, subject, offered, from, old, level, picked, credits, onDone, onClose, onRefused } = props
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const take = useSend(registration.choose, { stale: staleSeats, onSuccess: onDone })
  const takeLevel = useSend(registration.changeEnglishLevel, {
    stale: [...staleSeats, registration.englishLevelSubject],
    onSuccess: onDone,
  })
  const taking = level === undefined ? take : takeLevel
  const score = offered?.score ?? null
  const isTakenBefore = offered?.passed === true || score !== null
  const refused = { onError: (problem: Problem) => isFinal(problem) && onRefused(problem) }
  const confirm = () => {
    if (level === undefined) {
      return take.mutate({ body: choiceBody(picked, { subject, offered, from, old }) }, refused)
    }
    const { schedule_ids } = setBody(picked)
    const students_ret_tempID = level.old?.students_ret_tempID ?? null
    takeLevel.mutate(
      { body: { students_ret_tempID, newSubjectID: subject.subjectID, schedule_ids } },
      refused,
    )
  }
  return (
    <Confirm
      opened={opened}
      isStep
      title={m('chooseThisGroup')}
      verb={t(old !== undefined ? 'exchange' : isTakenBefore ? 'registerAgain' : 'register')}
      stay={t('notNow')}
      busy={taking.isPending}
      problem={taking.error !== null && !isFinal(taking.error) ? taking.error : null}
      onConfirm={confirm}
      onClose={() => {
        // What was dismissed is not told of again.
        taking.dismiss()
        onClose()
      }}
    >
      {isTakenBefore && (
        <div className={classes['before']}>
          <Notice kind="warning">
            {m('takenBefore')}{' '}
            {score !== null && <strong>{t('oldMark', { score: formatNumber(score, locale) })}</strong>}
          </Notice>
        </div>
      )}
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
      {old !== undefined && (
        <p className={classes['givesUp']}>
          <strong>{t('givesUp')}:</strong> <SubjectName subject={old} />, <MeetingTimes of={old.groups} />
        </p>
      )}
      <div className={classes['credits']}>
        <CreditsMeter credits={credits} adding={subject.ects - (old?.ects ?? 0)} />
      </div>
    </Confirm>
  )
}
