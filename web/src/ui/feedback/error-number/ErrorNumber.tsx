import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './ErrorNumber.module.css'
import { words } from './words.ts'

/** The number of an unexpected error, by which the administrator finds it in the log, and a button that copies it. */
export const ErrorNumber = ({ number }: { readonly number: string }) => {
  const t = useWords(words)
  const [state, setState] = useState<'errorNumberCopied' | 'errorNumberByHand' | null>(null)
  const copy = async () => {
    // Without https a browser has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(number).then(
      () => true,
      () => false,
    )
    setState(isCopied ? 'errorNumberCopied' : 'errorNumberByHand')
  }
  const [before, after] = t('errorNumber', { number }).split(number)
  return (
    <p className={classes['number']}>
      {before}
      <code>{number}</code>
      {after}{' '}
      <button type="button" className="text-button" onClick={() => void copy()}>
        {t('copyErrorNumber')}
      </button>
      <output>{state !== null && t(state)}</output>
    </p>
  )
}
