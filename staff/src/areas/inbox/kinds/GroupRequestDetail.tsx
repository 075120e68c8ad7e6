import { useSuspenseQuery } from '@tanstack/react-query'
import { groupsStaff } from '#contract/staff/groups-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['opened', 'refused'] as const

/** A request for a group, with what the subject has already. */
export const GroupRequestDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(groupsStaff.entry, { params }))
  const answer = useSend(groupsStaff.answer)
  const undo = useSend(groupsStaff.undo)
  const wanted = [data.day === null ? null : text(data, 'day'), data.time].filter((each) => each !== null)
  return (
    <>
      <Facts
        rows={[
          [t('subject'), `${text(data, 'subject')} (${data.subject_code})`],
          [t('wantedTime'), wanted.length === 0 ? t('anyTime') : wanted.join(', ')],
          [t('requests'), data.requests],
          [t('groups'), data.groups],
          [t('freeSeats'), data.free_seats],
        ]}
      />
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} />
    </>
  )
}
