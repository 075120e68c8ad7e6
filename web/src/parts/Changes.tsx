import { useEffect } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Changes.module.css'
import type { useLook } from './useLook.ts'
import { words } from './words.ts'

interface Props {
  /** Each change as a sentence. */
  readonly lines: readonly string[]
  readonly look: ReturnType<typeof useLook>
}

/** What changed by itself since she last looked, until she says that she has seen it. */
export const Changes = ({ lines, look }: Props) => {
  const t = useWords(words)
  const isTold = lines.length > 0
  useEffect(() => {
    if (!isTold) return
    return () => {
      // The button goes with what it says: the reading goes on at the name of the screen.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
      })
    }
  }, [isTold])
  if (!isTold) return null
  return (
    <div className={classes['changes']}>
      <Notice
        kind="warning"
        title={t('changedSince')}
        lines={lines}
        action={
          <button
            type="button"
            className="plain-button"
            aria-disabled={look.isPending || undefined}
            onClick={look.see}
          >
            {t('haveSeen')}
          </button>
        }
      />
      <ProblemNotice problem={look.problem} />
    </div>
  )
}
