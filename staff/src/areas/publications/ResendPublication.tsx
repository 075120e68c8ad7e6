import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '#staff/api/use-user.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { loadPublicationDraft, savePublicationDraft } from './publication-draft.ts'
import { isFilled, toForm, type ListedPublication } from './publication-form.ts'
import { words } from './words.ts'

/** Opens the form with what the portal has not sent; asks before it replaces what the caller has begun. */
export const ResendPublication = ({ publication }: { readonly publication: ListedPublication }) => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const { staffID } = useUser()
  const [isOpen, setOpen] = useState(false)
  const fill = () => {
    savePublicationDraft(staffID, toForm(publication))
    void navigate({ to: '/publications/new' })
  }
  return (
    <>
      <ActionButton
        kind="plain"
        ariaLabel={t('sendAgainNamed', { title: text(publication, 'title') })}
        onClick={() => (isFilled(loadPublicationDraft(staffID)) ? setOpen(true) : fill())}
      >
        {t('sendAgain')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('replaceTitle')}
          confirmLabel={t('replace')}
          closeLabel={t('keep')}
          isBusy={false}
          problem={null}
          onConfirm={fill}
          onClose={() => setOpen(false)}
        >
          <p>{t('replaceText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
