import { useState, type ComponentProps } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { passwordWords } from '#web/ui/form/password-words.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'children'>

const eye = 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0z'

/** A password, with a button that shows what was typed. */
export const PasswordField = (props: Props) => {
  const t = useWords(passwordWords)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button type="button" className="show-password" onClick={() => setShown(!isShown)}>
        <StrokeIcon d={`${eye}${isShown ? 'M4 20L20 4' : 'M12 15a3 3 0 100-6 3 3 0 000 6z'}`} />
        <span className="visually-hidden">{t(isShown ? 'hidePassword' : 'showPassword')}</span>
      </button>
    </Field>
  )
}
