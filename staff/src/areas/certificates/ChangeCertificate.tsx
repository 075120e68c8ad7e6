import { useState } from 'react'
import { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { messages } from '#web/i18n/messages.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

export type Certificate = Reply<typeof certificatesStaff.list>['items'][number]
interface Props {
  readonly certificate: Certificate
}

const useDialog = (dismiss: () => void) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    dismiss()
    setOpen(false)
  }
  return { isOpen, ask: () => setOpen(true), close }
}

/** Revokes a certificate with a reason, after a question. */
const Revoke = ({ certificate }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const { certificateID, number } = certificate
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const revoke = useSend(certificatesStaff.revoke, { onSuccess: () => dialog.close() })
  const dialog = useDialog(() => revoke.dismiss())
  const confirm = () => {
    setMissing(isBlank(reason))
    if (!isBlank(reason)) revoke.mutate({ params: { id: certificateID }, body: { reason } })
  }
  return (
    <>
      <ActionButton kind="plain" ariaLabel={t('revokeNamed', { number })} onClick={dialog.ask}>
        {t('revoke')}
      </ActionButton>
      {dialog.isOpen && (
        <ConfirmDialog
          title={t('revokeTitle')}
          confirmLabel={t('revoke')}
          closeLabel={t('keep')}
          isBusy={revoke.isPending}
          problem={revoke.error}
          onConfirm={confirm}
          onClose={dialog.close}
        >
          <p>{t('revokeText', { name: text(certificate, 'name'), number })}</p>
          <Field
            id="reason"
            label={t('reason')}
            error={isMissing ? m('enterReason') : null}
            value={reason}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** Makes a revoked certificate valid again, after a question. */
const Restore = ({ certificate }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { certificateID, number } = certificate
  const restore = useSend(certificatesStaff.restore, { onSuccess: () => dialog.close() })
  const dialog = useDialog(() => restore.dismiss())
  return (
    <>
      <ActionButton kind="plain" ariaLabel={t('restoreNamed', { number })} onClick={dialog.ask}>
        {t('restore')}
      </ActionButton>
      {dialog.isOpen && (
        <ConfirmDialog
          title={t('restoreTitle')}
          confirmLabel={t('restore')}
          closeLabel={t('keep')}
          isBusy={restore.isPending}
          problem={restore.error}
          onConfirm={() => restore.mutate({ params: { id: certificateID } })}
          onClose={dialog.close}
        >
          <p>{t('restoreText', { name: text(certificate, 'name'), number })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The actions on a certificate. */
export const ChangeCertificate = ({ certificate }: Props) =>
  certificate.state === 'revoked' ? (
    <Restore key="restore" certificate={certificate} />
  ) : (
    <Revoke key="revoke" certificate={certificate} />
  )
