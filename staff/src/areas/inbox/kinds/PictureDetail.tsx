import { useSuspenseQuery } from '@tanstack/react-query'
import { profileStaff } from '#contract/staff/profile-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['confirmed', 'rejected'] as const

/** The present picture of the student beside the new one. */
export const PictureDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(profileStaff.entry, { params }))
  const answer = useSend(profileStaff.answer)
  const undo = useSend(profileStaff.undo)
  const pictures = [
    [t('picture'), data.picture],
    [t('newPicture'), data.awaiting],
  ] as const
  return (
    <>
      <div className={classes['pictures']}>
        {pictures.map(
          ([caption, jpeg]) =>
            jpeg !== null && (
              <figure key={caption}>
                <img src={`data:image/jpeg;base64,${jpeg}`} alt={caption} />
                <figcaption className="muted">{caption}</figcaption>
              </figure>
            ),
        )}
      </div>
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} isReason />
    </>
  )
}
