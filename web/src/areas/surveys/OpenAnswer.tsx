import { Textarea } from '@mantine/core'
import { useId } from 'react'
import { placeholder } from '#rules/surveys/survey.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Survey.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const maxLength = 3000

interface Props {
  readonly label: string
  /** Undefined until the student clicks or types. */
  readonly text: string | undefined
  readonly isRequired: boolean
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onText: (text: string) => void
}

/** A text answer; a required one holds a "!", which a click clears and a key replaces (spec 5.6.2). */
export const OpenAnswer = ({ label, text, isRequired, isLocked, describedBy, onText }: Props) => {
  const t = useWords(words)
  const id = useId()
  const hasMark = text === undefined && isRequired
  return (
    <>
      {isRequired && (
        <p id={id} className={classes['hint']}>
          {t('writeOverMark')}
        </p>
      )}
      <Textarea
        aria-label={label}
        aria-required={isRequired}
        aria-describedby={isRequired ? [describedBy, id].filter(Boolean).join(' ') : describedBy}
        {...(hasMark && { classNames: { input: classes['mark']! } })}
        rows={3}
        autosize={false}
        maxLength={maxLength}
        inputContainer={(input) => (
          <CharactersLeft text={text ?? ''} max={maxLength}>
            {input}
          </CharactersLeft>
        )}
        disabled={isLocked}
        value={hasMark ? placeholder : (text ?? '')}
        // The focus alone keeps it: "Send" moves the focus here to say that it is still there.
        onFocus={({ currentTarget }) => hasMark && currentTarget.select()}
        onClick={() => hasMark && onText('')}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </>
  )
}
