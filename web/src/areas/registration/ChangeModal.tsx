import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/call.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { setBody } from './choice-body.ts'
import classes from './RegisterModal.module.css'
import type { Offered } from './useChoice.ts'
import { words } from './words.ts'

interface Props {
  readonly opened: boolean
  readonly own: Registered
  readonly picked: readonly Offered[]
  readonly onDone: (told: string) => void
  readonly onClose: () => void
  readonly onRefused: (problem: Problem) => void
}

/** Asks whether she is sure, says what changes in her timetable and what is given up, and changes it in one call (spec 5). */
export const ChangeModal = ({ opened, own, picked, onDone, onClose, onRefused }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const names = picked.map(({ row }) => row.group).join(', ')
  const change = useSend(registration.changeGroups, {
    stale: staleSeats,
    onSuccess: () => onDone(t('groupChanged', { subject: text(own, 'subject'), groups: names })),
  })
  const given = own.groups.filter((group) => !picked.some((each) => each.scheduleID === group.scheduleID))
  const taken = picked.filter((each) => !own.groups.some((group) => group.scheduleID === each.scheduleID))
  const old = given[0] ?? own.groups[0]
  const confirm = () =>
    change.mutate(
      {
        params: { subjectID: own.subjectID },
        body: {
          program_module_id: own.program_moduleID,
          old_group: old?.scheduleID ?? null,
          ...setBody(picked),
        },
      },
      { onError: (problem) => isFinal(problem) && onRefused(problem) },
    )
  return (
    <Confirm
      opened={opened}
      isStep
      title={m('chooseThisGroup')}
      verb={t('changeGroup')}
      stay={t('notNow')}
      busy={change.isPending}
      problem={change.error !== null && !isFinal(change.error) ? change.error : null}
      onConfirm={confirm}
      onClose={() => {
        change.dismiss()
        onClose()
      }}
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <p className={classes['changes']}>
        <strong>{t('newTimes')}</strong>
      </p>
      <ul className={classes['groups']}>
        {taken.map(({ row }) => (
          <li key={row.scheduleID}>
            {text(row, 'lecture_type')}, {t('group', { group: row.group })}: <MeetingTimes of={[row]} />
          </li>
        ))}
      </ul>
      {given.length > 0 && (
        <>
          <p className={classes['changes']}>
            <strong>{t('givesUp')}:</strong>
          </p>
          <ul className={classes['groups']}>
            {given.map((group) => (
              <li key={group.scheduleID}>
                {text(group, 'lecture_type')}, {t('group', { group: group.group })}:{' '}
                <MeetingTimes of={[group]} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('keptUntilHeld')}</p>
    </Confirm>
  )
}
