import { useSuspenseQuery } from '@tanstack/react-query'
import { clubsStaff } from '#contract/staff/clubs-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['approved', 'rejected'] as const

/** The founding of a club, or a change of it beside what everybody sees now. */
export const ClubDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(clubsStaff.entry, { params }))
  const answer = useSend(clubsStaff.answer)
  const undo = useSend(clubsStaff.undo)
  const { current, status, members, closing_reason: closingReason } = data
  const isClosing = closingReason !== null
  const pictures = [
    [t(isClosing ? 'picture' : 'newClubPicture'), data.picture],
    // The same picture once is enough.
    [t('picture'), current?.picture === data.picture ? null : (current?.picture ?? null)],
  ] as const
  const part = (label: string, name: string, description: string, former?: string) =>
    (former === undefined || former !== `${name}\n${description}`) && (
      <section>
        <h3>{`${label}: ${name}`}</h3>
        <p className={classes['text']}>{description}</p>
      </section>
    )
  return (
    <>
      <Facts
        rows={[
          [
            t('what'),
            t(
              status === 'withdrawn'
                ? 'clubWithdrawn'
                : isClosing
                  ? 'clubClosing'
                  : current === null
                    ? 'founding'
                    : 'clubChange',
            ),
          ],
          [t('club'), current?.name ?? null],
          [t('clubMembers'), current === null ? null : members],
        ]}
      />
      {isClosing && (
        <section>
          <h3>{t('closingReason')}</h3>
          <p className={classes['text']}>{closingReason}</p>
        </section>
      )}
      <div className={classes['pictures']}>
        {pictures.map(
          ([caption, address]) =>
            address !== null && (
              <figure key={caption}>
                <img className={classes['widePicture']} src={address} alt={caption} />
                <figcaption className="muted">{caption}</figcaption>
              </figure>
            ),
        )}
      </div>
      {part(t('inGeorgian'), data.name, data.description)}
      {part(t('inEnglish'), data.nameeng, data.descriptioneng)}
      {current !== null && (
        <>
          {part(t('nowInGeorgian'), current.name, current.description, `${data.name}\n${data.description}`)}
          {part(
            t('nowInEnglish'),
            current.nameeng,
            current.descriptioneng,
            `${data.nameeng}\n${data.descriptioneng}`,
          )}
        </>
      )}
      <EntryAnswer
        entry={entry}
        data={data}
        decisions={decisions}
        answer={answer}
        undo={undo}
        wordsOf={isClosing ? 'club_closing' : undefined}
      />
    </>
  )
}
