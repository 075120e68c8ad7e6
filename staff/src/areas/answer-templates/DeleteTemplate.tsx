import { useState } from 'react'
import { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { Template } from './template.ts'
import { words } from './words.ts'

/** Deletes a template, after a question. */
export const DeleteTemplate = ({ template }: { readonly template: Template }) => {
  const t = useWords(words)
  const name = useLocalized()(template, 'name')
  const [isOpen, setOpen] = useState(false)
  const onSuccess = () => setOpen(false)
  const own = useSend(answerTemplates.deleteOwn, { onSuccess })
  const shared = useSend(answerTemplates.deleteShared, { onSuccess })
  const remove = template.is_own ? own : shared
  return (
    <>
      <ActionButton kind="text" ariaLabel={t('removeNamed', { name })} onClick={() => setOpen(true)}>
        {t('remove')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirmLabel={t('remove')}
          closeLabel={t('keep')}
          isBusy={remove.isPending}
          problem={remove.error}
          onConfirm={() => remove.mutate({ params: { id: template.templateID } })}
          onClose={() => {
            remove.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('removeText', { name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
