import { useSuspenseQuery } from '@tanstack/react-query'
import { masterStaff } from '#contract/staff/master-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['approved', 'rejected'] as const

/** A theme of the thesis that the student has chosen or proposed. */
export const ThemeDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(masterStaff.entry, { params }))
  const answer = useSend(masterStaff.answer)
  const undo = useSend(masterStaff.undo)
  return (
    <>
      <Facts
        rows={[
          [t('theme'), text(data, 'theme')],
          [t('supervisor'), text(data, 'supervisor')],
          [t('theses'), t('pointsOf', { score: data.taken, most: data.places })],
          [t('origin'), t(data.is_proposed ? 'proposed' : 'offered')],
        ]}
      />
      {data.note !== null && <p className={classes['text']}>{data.note}</p>}
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} isReason />
    </>
  )
}
