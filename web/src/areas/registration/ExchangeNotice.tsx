import { useEffect, useRef } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ExchangeNotice.module.css'
import { words } from './words.ts'

interface Props {
  /** The registered subject that is given up for the one that is chosen. */
  readonly replaced: Registered
  /** Only the level of English changes: the new subject is chosen already. */
  readonly isLevel: boolean
  readonly onStop: () => void
}

/** Stands over the list while a subject is chosen in place of a registered one (spec 4.8.3). */
export const ExchangeNotice = ({ replaced, isLevel, onStop }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const start = useRef<HTMLParagraphElement>(null)
  // The button that starts an exchange is far below: the notice is scrolled into view.
  useEffect(() => {
    start.current?.focus({ preventScroll: true })
    start.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [replaced.subjectID])
  return (
    <div className={classes['exchange']}>
      <Icon name="pencil" />
      <p ref={start} tabIndex={-1}>
        <strong>
          {t(isLevel ? 'exchangingLevel' : 'exchanging', { subject: text(replaced, 'subject') })}
        </strong>{' '}
        {t('exchangingText')}
      </p>
      <button type="button" className="plain-button" onClick={onStop}>
        {t('cancel')}
      </button>
    </div>
  )
}
