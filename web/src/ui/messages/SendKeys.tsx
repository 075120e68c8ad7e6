import { useWords } from '#web/i18n/useWords.ts'
import classes from './Messages.module.css'
import { messageWords } from './words.ts'

interface Props {
  readonly enterSends: boolean
  readonly onChange: (enterSends: boolean) => void
}

/** Which keys send the message and begin a line, and the way to change it. */
export const SendKeys = ({ enterSends, onChange }: Props) => {
  const t = useWords(messageWords)
  return (
    <p className={classes['keys']}>
      <span>{t(enterSends ? 'enterSends' : 'enterBreaks')}</span>
      <button type="button" className="text-button" onClick={() => onChange(!enterSends)}>
        {t(enterSends ? 'makeEnterBreak' : 'makeEnterSend')}
      </button>
    </p>
  )
}
