import { useEffect, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { formatChangeLine, type ChangeLine } from './change-line.ts'
import { ChangedRows } from './changed-rows.ts'
import classes from './ChangesNotice.module.css'
import type { usePageChanges } from './usePageChanges.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly lines: readonly ChangeLine[]
  readonly pageChanges: ReturnType<typeof usePageChanges>
  /** The page. Its rows show their changes with `ChangeMark`. */
  readonly children?: ReactNode
}

/** One line with the number of changes since the last visit, which opens the list, until the student confirms it. */
export const ChangesNotice = ({ lines, pageChanges, children }: Props) => {
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
  return (
    <>
      {hasChanges && (
        <section className={classes['changes']} aria-label={t('changedSince')}>
          <details>
            <summary>
              {t('changesCount', { count: lines.length })} <Icon name="down" size={18} />
            </summary>
            <ul>
              {/* Two changes may read the same. */}
              {lines.map((line, nth) => (
                <li key={`${nth} ${line.text}`}>{formatChangeLine(line)}</li>
              ))}
            </ul>
            <button
              type="button"
              className="plain-button"
              aria-disabled={pageChanges.isPending || undefined}
              onClick={pageChanges.markSeen}
            >
              {t('haveSeen')}
            </button>
            <ProblemNotice problem={pageChanges.problem} />
          </details>
        </section>
      )}
      <ChangedRows value={lines}>{children}</ChangedRows>
    </>
  )
}
