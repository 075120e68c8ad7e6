import { useWords } from '#web/i18n/useWords.ts'
import { ChangeButton } from './ChangeButton.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { words } from './words.ts'

/** A button that opens the form for a new password. */
export const PasswordSection = () => {
  const t = useWords(words)
  return (
    <ChangeButton
      label={t('changePassword')}
      name="password"
      changedText={t('passwordChanged')}
      renderDialog={({ close, onChanged }) => <ChangePasswordForm onCancel={close} onChanged={onChanged} />}
    />
  )
}
