import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './PasswordField.module.css'
import { formWords } from './words.ts'
import '#web/ui/mantine.css'

/** A password field with a button that shows what was typed. */
export const PasswordField = (props: PasswordInputProps & { label: string }) => {
  const t = useWords(formWords)
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
