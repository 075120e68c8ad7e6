import { useEffect, useRef } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import classes from './ExchangeNotice.module.css'
import { words } from './words.ts'

interface Props {
  /** The subject that is given up for the one that is chosen. */
  readonly old: Registered
  /** Only its level is changed: what comes in its place is chosen already. */
  readonly isLevel: boolean
  readonly onStop: () => void
}

/** Over the list while a subject is looked for in the place of another one of hers (spec 4 "change-subject flow"). */
export const ExchangeNotice = ({ old, isLevel, onStop }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const start = useRef<HTMLParagraphElement>(null)
  // Asked for from far below: the notice and the list under it are brought into sight.
  useEffect(() => {
    start.current?.focus({ preventScroll: true })
    start.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [old.subjectID])
  return (
    <div className={classes['exchange']}>
      <Icon name="pencil" />
      <p ref={start} tabIndex={-1}>
        <strong>{t(isLevel ? 'exchangingLevel' : 'exchanging', { subject: text(old, 'subject') })}</strong>{' '}
        {t('exchangingText')}
      </p>
      <button type="button" className="plain-button" onClick={onStop}>
        {t('stopExchange')}
      </button>
    </div>
  )
}
