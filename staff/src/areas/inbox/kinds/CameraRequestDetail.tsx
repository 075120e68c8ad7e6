import { useSuspenseQuery } from '@tanstack/react-query'
import { cameraStaff } from '#contract/staff/camera-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['confirmed', 'rejected'] as const

/** A request for cameras: what of each is free at that time, when, and what for. */
export const CameraRequestDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(cameraStaff.entry, { params }))
  const answer = useSend(cameraStaff.answer)
  const undo = useSend(cameraStaff.undo)
  const { equipment, date, start, end, purpose, status, is_cinematography } = data
  return (
    <>
      <Facts
        rows={[
          [t('borrowedFor'), `${formatDateWithWeekday(date, locale)}, ${start}–${end}`],
          [t('equipment'), t(is_cinematography ? 'ofCinematography' : 'ofUniversity')],
          ...equipment.map((each) => {
            const free = Math.max(0, each.count - each.others)
            return [text(each, 'equipment'), t('freeAtTime', { free, all: each.count })] as const
          }),
          [t('requestState'), status === 'cancelled' ? t('cancelled') : null],
        ]}
      />
      <section>
        <h3>{t('purpose')}</h3>
        <p className={classes['text']}>{purpose}</p>
      </section>
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} />
    </>
  )
}
