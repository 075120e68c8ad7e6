import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** A button that opens the form for a new password. */
export const PasswordSection = () => {
  const t = useWords(words)
  const [isChanging, setChanging] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const close = () => setChanging(false)
  return (
    <>
      <div className={classes['notices']}>
        {isChanged && <Notice kind="success">{t('passwordChanged')}</Notice>}
      </div>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          setChanged(false)
          setChanging(true)
        }}
      >
        {t('changePassword')}
      </button>
      <ModalFrame isOpen={isChanging} onClose={close}>
        <ChangePasswordForm
          onCancel={close}
          onChanged={() => {
            close()
            setChanged(true)
          }}
        />
      </ModalFrame>
    </>
  )
}
