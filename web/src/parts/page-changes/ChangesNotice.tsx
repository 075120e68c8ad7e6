import { useEffect } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './ChangesNotice.module.css'
import type { usePageChanges } from './usePageChanges.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  /** One sentence per change. */
  readonly lines: readonly string[]
  readonly pageChanges: ReturnType<typeof usePageChanges>
}

/** What has changed since the last visit, until the student confirms it. */
export const ChangesNotice = ({ lines, pageChanges }: Props) => {
  const t = useWords(words)
  const hasChanges = lines.length > 0
  useEffect(() => {
    if (!hasChanges) return
    return () => {
      // The focused button disappears, so the focus moves to the heading.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
      })
    }
  }, [hasChanges])
  if (!hasChanges) return null
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
            aria-disabled={pageChanges.isPending || undefined}
            onClick={pageChanges.markSeen}
          >
            {t('haveSeen')}
          </button>
        }
      />
      <ProblemNotice problem={pageChanges.problem} />
    </div>
  )
}
