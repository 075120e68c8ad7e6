import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './PasswordField.module.css'
import { passwordWords } from './password-words.ts'
import '#web/ui/mantine.css'

/** A password field with a button that shows what was typed. */
export const PasswordField = (props: PasswordInputProps & { label: string }) => {
  const t = useWords(passwordWords)
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...props}
      classNames={classes}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'hidePassword' : 'showPassword') }}
    />
  )
}
