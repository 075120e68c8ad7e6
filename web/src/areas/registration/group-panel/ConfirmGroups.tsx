import type { ReactNode } from 'react'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'

interface Props {
  readonly opened: boolean
  /** The selection to confirm, if it is not behind the question. */
  readonly title?: string
  readonly verb: string
  readonly attempt: {
    readonly isPending: boolean
    readonly error: Problem | null
    readonly dismiss: () => void
  }
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** The changes. */
  readonly children: ReactNode
}

/** The confirmation before a choice of groups is sent (spec 5.7.1). */
export const ConfirmGroups = ({ opened, title, verb, attempt, onConfirm, onClose, children }: Props) => {
  const m = useWords(messages)
  const { isPending, error, dismiss } = attempt
  return (
    <ConfirmModal
      isOpen={opened}
      title={title ?? m('chooseThisGroup')}
      confirmLabel={verb}
      isBusy={isPending}
      // A final refusal is shown over the groups instead.
      problem={error !== null && !isFinal(error) ? error : null}
      onConfirm={onConfirm}
      onClose={() => {
        dismiss()
        onClose()
      }}
    >
      {title !== undefined && <p>{m('chooseThisGroup')}</p>}
      {children}
    </ConfirmModal>
  )
}
