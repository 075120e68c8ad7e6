import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ActionMenu } from '#web/ui/layout/ActionMenu.tsx'
import type { Member, Question } from './member.ts'
import classes from './Members.module.css'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  readonly member: Member
  readonly isHead: boolean
  /** For what is confirmed first; who only asks to join needs none. */
  readonly onAsk?: (kind: Question['kind']) => void
}

/** One member with their role, and for the head what can be done. */
export const MemberRow = ({ clubID, member, isHead, onAsk }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const accept = useSend(clubs.accept)
  const remove = useSend(clubs.removeMember)
  const setRole = useSend(clubs.setRole)
  const { memberID, state, role, code, is_me } = member
  const input = { params: { id: clubID, memberId: memberID } }
  const name = member.name === null ? (code ?? '') : text(member, 'name')
  const toast = (phrase: (typeof words)[keyof typeof words]) => ({ onSuccess: () => showToast({ phrase }) })
  const isBusy = accept.isPending || remove.isPending || setRole.isPending
  const changeRole = (next: 'deputy' | 'member') =>
    setRole.mutate({ ...input, body: { role: next } }, toast(words.roleSaved))
  return (
    <li className={classes['member']}>
      <div className={classes['who']}>
        <span className={classes['name']}>
          {name}
          {is_me && <span className="muted"> ({t('you')})</span>}
        </span>
        {role !== 'member' && <span className={classes['role']}>{t(role)}</span>}
        {member.name !== null && code !== null && !is_me && <span className="muted">{code}</span>}
      </div>
      {isHead && state === 'asked' && (
        <div className={classes['actions']}>
          <ActionButton
            kind="plain"
            ariaLabel={t('acceptOf', { name })}
            isBusy={isBusy}
            onClick={() => accept.mutate(input, toast(words.accepted))}
          >
            {t('accept')}
          </ActionButton>
          <ActionButton
            kind="text"
            ariaLabel={t('declineOf', { name })}
            isBusy={isBusy}
            onClick={() => remove.mutate(input, toast(words.declined))}
          >
            {t('decline')}
          </ActionButton>
        </div>
      )}
      {isHead && state === 'invited' && (
        <ActionButton
          kind="text"
          ariaLabel={t('cancelOf', { name })}
          isBusy={isBusy}
          onClick={() => remove.mutate(input, toast(words.cancelled))}
        >
          {t('cancel')}
        </ActionButton>
      )}
      {isHead && state === 'member' && role !== 'head' && (
        <ActionMenu
          ariaLabel={t('actionsOf', { name })}
          actions={[
            role === 'deputy'
              ? { label: t('makeMember'), onSelect: () => changeRole('member') }
              : { label: t('makeDeputy'), onSelect: () => changeRole('deputy') },
            { label: t('handOver'), onSelect: () => onAsk?.('handOver') },
            { label: t('remove'), onSelect: () => onAsk?.('remove') },
          ]}
        />
      )}
      <div className={classes['problem']}>
        <AttemptNotice
          problem={accept.error ?? remove.error ?? setRole.error}
          isBusy={isBusy}
          onRetry={() => (accept.error === null ? remove : accept).mutate(input)}
        />
      </div>
    </li>
  )
}
