import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { Question } from './member.ts'
import classes from './Members.module.css'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  /** Null: the dialog is closed. */
  readonly question: Question | null
  readonly onClose: () => void
}

/** Asks before a member is removed and before the club is handed over. */
export const MemberModal = ({ clubID, question, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const remove = useSend(clubs.removeMember)
  const handOver = useSend(clubs.setRole)
  const isRemoving = question?.kind !== 'handOver'
  const sending = isRemoving ? remove : handOver
  const close = () => {
    remove.dismiss()
    handOver.dismiss()
    onClose()
  }
  const confirm = () => {
    if (question === null) return
    const params = { id: clubID, memberId: question.member.memberID }
    const done = (phrase: (typeof words)[keyof typeof words]) => ({
      onSuccess: () => {
        onClose()
        showToast({ phrase })
      },
    })
    if (isRemoving) remove.mutate({ params }, done(words.removed))
    else handOver.mutate({ params, body: { role: 'head' } }, done(words.handedOver))
  }
  return (
    <ConfirmModal
      isOpen={question !== null}
      title={t(isRemoving ? 'removeTitle' : 'handOverTitle')}
      confirmLabel={t(isRemoving ? 'remove' : 'handOver')}
      isDangerous
      isBusy={sending.isPending}
      problem={sending.error}
      onConfirm={confirm}
      onClose={close}
    >
      {question !== null && <p className={classes['name']}>{text(question.member, 'name')}</p>}
      <p>{t(isRemoving ? 'removeText' : 'handOverText')}</p>
    </ConfirmModal>
  )
}
