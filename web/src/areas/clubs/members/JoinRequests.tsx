import { useSuspenseQuery } from '@tanstack/react-query'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MemberRow } from './MemberRow.tsx'
import classes from './Members.module.css'
import { words } from './words.ts'

/** The applicants who wait for the head. */
export const JoinRequests = ({ clubID }: { readonly clubID: number }) => {
  const t = useWords(words)
  const { members } = useSuspenseQuery(q(clubs.members, { params: { id: clubID } })).data
  const asked = members.filter(({ state }) => state === 'asked')
  if (asked.length === 0) return null
  return (
    <section className={classes['asked']} aria-labelledby="asked-members">
      <h2 id="asked-members">{t('asked')}</h2>
      <ul className={classes['list']}>
        {asked.map((member) => (
          <MemberRow key={member.memberID} clubID={clubID} member={member} isHead />
        ))}
      </ul>
    </section>
  )
}
