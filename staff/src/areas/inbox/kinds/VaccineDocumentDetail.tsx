import { useSuspenseQuery } from '@tanstack/react-query'
import { vaccineStaff } from '#contract/staff/vaccine-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q, send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import { StudentFile } from '../StudentFile.tsx'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['accepted', 'returned'] as const

/** The student's answer about vaccination, with its document. */
export const VaccineDocumentDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(vaccineStaff.entry, { params }))
  const answer = useSend(vaccineStaff.answer)
  const undo = useSend(vaccineStaff.undo)
  return (
    <>
      <Facts
        rows={[
          [t('studentAnswer'), text(data, 'answer')],
          [t('requestState'), data.status === 'replaced' ? t('vaccineReplaced') : null],
        ]}
      />
      <StudentFile file={data.file} load={() => send(vaccineStaff.file, { params })} />
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} isReason />
    </>
  )
}
