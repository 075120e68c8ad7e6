import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Account.module.css'
import { words } from './words.ts'

interface Props {
  readonly name: 'receiver' | 'bank' | 'account' | 'reference' | 'currency'
  readonly value: string
  readonly canBeCopied?: boolean
}

/** The details of a bank transfer; those that must be exact can be copied. */
export const TransferFact = ({ name, value, canBeCopied = false }: Props) => {
  const t = useWords(words)
  const [state, setState] = useState<'copied' | 'copyByHand' | null>(null)
  const copy = async () => {
    // Without https a browser has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setState(isCopied ? 'copied' : 'copyByHand')
  }
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>
        {value}{' '}
        {canBeCopied && (
          <>
            <button
              type="button"
              className="text-button"
              aria-label={t('copyOf', { name: t(name) })}
              onClick={() => void copy()}
            >
              {t('copy')}
            </button>
            <output className={classes['copied']}>{state !== null && t(state)}</output>
          </>
        )}
      </dd>
    </div>
  )
}
