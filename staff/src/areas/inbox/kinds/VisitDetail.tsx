import { useSuspenseQuery } from '@tanstack/react-query'
import { agreementsStaff } from '#contract/staff/agreements-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['held', 'missed'] as const

/** A visit to sign the contract: when and where, and what is known of the student's contract. */
export const VisitDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(agreementsStaff.entry, { params }))
  const answer = useSend(agreementsStaff.answer)
  const undo = useSend(agreementsStaff.undo)
  const { date, start, end, contract_approved, missed, status } = data
  const stateWord = status === 'booked' ? 'visitAhead' : status === 'cancelled' ? 'cancelled' : null
  return (
    <>
      <Facts
        rows={[
          [t('visitTime'), `${formatDateWithWeekday(date, locale)}, ${start}–${end}`],
          [t('branch'), text(data, 'branch')],
          [t('contract'), t(contract_approved ? 'contractAccepted' : 'contractNotAccepted')],
          [t('missedBefore'), missed === 0 ? null : missed],
          [t('requestState'), stateWord && t(stateWord)],
        ]}
      />
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} />
    </>
  )
}
