import { TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  bankAccountLength,
  groupBankAccount,
  normaliseBankAccount,
  toGroupedCaret,
} from '#rules/account/iban.ts'
import { useWords } from '#web/i18n/useWords.ts'
import '#web/ui/mantine.css'
import classes from './Form.module.css'
import { words } from './words.ts'

interface Props {
  readonly typed: string
  readonly error: string | false | undefined
  readonly onType: (typed: string) => void
}

/** The spaces between the groups are not typed: a key that would delete one deletes the character behind it. */
const skipSpace = ({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>) => {
  const { selectionStart: start, selectionEnd: end, value } = field
  if (start === null || start !== end) return
  if (key === 'Delete' && value[start] === ' ') field.setSelectionRange(start + 1, start + 1)
  if (key === 'Backspace' && value[start - 1] === ' ') field.setSelectionRange(start - 1, start - 1)
}

/** An account number in groups of four, with the count of its characters. */
export const AccountField = ({ typed, error, onType }: Props) => {
  const t = useWords(words)
  const field = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (caret !== null && document.activeElement === field.current)
      field.current?.setSelectionRange(caret, caret)
  }, [caret, typed])
  const change = (text: string, position: number | null) => {
    setCaret(position === null ? null : toGroupedCaret(text, position))
    onType(groupBankAccount(text))
  }
  const count = normaliseBankAccount(typed).length
  const over = count - bankAccountLength
  return (
    <TextInput
      ref={field}
      label={t('account')}
      description={t('accountHint')}
      // Why the button does not work yet stands below the field; its line is kept free.
      inputContainer={(input) => (
        <>
          {input}
          <output className={classes['left']} data-over={over > 0 || undefined}>
            {over > 0
              ? t('accountTooLong', { count: over })
              : count > 0 && over < 0
                ? t('accountLeft', { count: -over })
                : ''}
          </output>
        </>
      )}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      classNames={{ input: classes['account']! }}
      rightSectionWidth={68}
      rightSectionPointerEvents="none"
      rightSection={
        <span aria-hidden className={classes['count']} data-over={over > 0 || undefined}>
          {count} / {bankAccountLength}
        </span>
      }
      value={typed}
      error={error}
      onKeyDown={skipSpace}
      // Text that a phone's keyboard still composes is grouped when it is done.
      onChange={({ currentTarget, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing
          ? onType(currentTarget.value)
          : change(currentTarget.value, currentTarget.selectionStart)
      }
      onCompositionEnd={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
      onBlur={() => groupBankAccount(typed) !== typed && change(typed, null)}
    />
  )
}
