import type { ReactNode } from 'react'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly confirmLabel: string
  /** Only for what gives something up: it makes the dialog a dangerous one. */
  readonly keepLabel?: string
  readonly attempt: { readonly isPending: boolean; readonly error: unknown }
  /** The topic or the group. */
  readonly name: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks for confirmation before a topic or a group is chosen or given up. */
export const ConfirmChoiceModal = ({ keepLabel, attempt, name, children, ...props }: Props) => (
  <ConfirmModal
    {...props}
    {...(keepLabel !== undefined && { cancelLabel: keepLabel, isDangerous: true })}
    isBusy={attempt.isPending}
    problem={attempt.error}
  >
    <p>
      <strong>{name}</strong>
    </p>
    {children}
  </ConfirmModal>
)
