import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './RecoveryCodes.module.css'
import { words } from './words.ts'

interface Props {
  readonly codes: readonly string[]
}

/** The recovery codes, which are shown once, and a button that copies them. */
export const RecoveryCodes = ({ codes }: Props) => {
  const t = useWords(words)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      // Without the right to the clipboard they are copied by hand.
    }
  }
  return (
    <>
      <p>{t('recoveryText')}</p>
      <ul className={`plain-list ${classes['codes']}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="plain-button" onClick={() => void copy()}>
        <output>{t(isCopied ? 'copied' : 'copy')}</output>
      </button>
    </>
  )
}
