import { useSuspenseQuery } from '@tanstack/react-query'
import { clubs } from '#contract/campus/clubs.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { usePicked } from '#web/parts/usePicked.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

/** Asks whether she is a member of the self-government club that has named her (spec 4.6.5). */
export const MembershipModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const club = useSuspenseQuery(q(session.user)).data.user.confirmSelfGov
  const [picked, forget] = usePicked<'yes' | 'no'>('self_government')
  const save = useSend(clubs.handleAnswer, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  return (
    <AskOne
      title={t('memberTitle')}
      answers={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      {...picked}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(answer) =>
        club && save.mutate({ body: { self_governmentID: club.self_governmentID, answer: answer === 'yes' } })
      }
    >
      <p>{club && t('memberText', { club: text(club, 'club_name') })}</p>
    </AskOne>
  )
}
