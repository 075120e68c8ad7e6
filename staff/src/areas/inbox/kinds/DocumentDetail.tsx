import { useSuspenseQuery } from '@tanstack/react-query'
import { documentsStaff } from '#contract/staff/documents-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q, send } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import { StudentFile } from '../StudentFile.tsx'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['accepted', 'returned'] as const

/** A document that the student has uploaded, with its file. */
export const DocumentDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(documentsStaff.entry, { params }))
  const answer = useSend(documentsStaff.answer)
  const undo = useSend(documentsStaff.undo)
  return (
    <>
      <Facts
        rows={[
          [t('document'), text(data, 'document')],
          [t('deadline'), data.deadline && formatDate(data.deadline, locale)],
        ]}
      />
      <StudentFile file={data.file} load={() => send(documentsStaff.file, { params })} />
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} isReason />
    </>
  )
}
