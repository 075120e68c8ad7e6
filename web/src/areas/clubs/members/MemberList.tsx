import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { InviteForm } from './InviteForm.tsx'
import type { Member, Question } from './member.ts'
import { MemberModal } from './MemberModal.tsx'
import { MemberRow } from './MemberRow.tsx'
import classes from './Members.module.css'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  readonly isHead: boolean
}

/** The members of a club; the head also sees invited students. */
export const MemberList = ({ clubID, isHead }: Props) => {
  const t = useWords(words)
  const { members } = useSuspenseQuery(q(clubs.members, { params: { id: clubID } })).data
  const [question, setQuestion] = useState<Question | null>(null)
  const inState = (state: Member['state']) => members.filter((each) => each.state === state)
  const [own, invited] = [inState('member'), inState('invited')]
  const rows = (list: readonly Member[]) => (
    <ul className={classes['list']}>
      {list.map((member) => (
        <MemberRow
          key={member.memberID}
          clubID={clubID}
          member={member}
          isHead={isHead}
          onAsk={(kind) => setQuestion({ kind, member })}
        />
      ))}
    </ul>
  )
  return (
    <div className={classes['members']}>
      <section aria-labelledby="club-members">
        <h2 id="club-members">
          {t('members')} <span className={classes['count']}>{own.length}</span>
        </h2>
        {rows(own)}
      </section>
      {invited.length > 0 && (
        <section aria-labelledby="invited-members">
          <h2 id="invited-members">{t('invited')}</h2>
          <p className="muted">{t('invitedHint')}</p>
          {rows(invited)}
        </section>
      )}
      {isHead && <InviteForm clubID={clubID} />}
      <MemberModal clubID={clubID} question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}
