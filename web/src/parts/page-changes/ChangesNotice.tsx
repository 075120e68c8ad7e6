import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { formatChangeLine, type ChangeLine } from './change-line.ts'
import { ChangedRows } from './changed-rows.ts'
import classes from './ChangesNotice.module.css'
import type { usePageChanges } from './usePageChanges.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly lines: readonly ChangeLine[]
  readonly pageChanges: ReturnType<typeof usePageChanges>
  /** The list lies over the page instead of moving it down. */
  readonly isOverlay?: boolean
  /** Is in one line with the number of changes. */
  readonly beside?: ReactNode
  /** The page. Its rows show their changes with `ChangeMark`. */
  readonly children?: ReactNode
}

/** One line with the number of changes since the last visit, which opens the list, until the student confirms it. */
export const ChangesNotice = ({ lines, pageChanges, isOverlay = false, beside, children }: Props) => {
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
  // From home.
  const [isOpen] = useState(() => location.hash === '#changes')
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpenOverlay, setOpenOverlay] = useState(false)
  const closeList = () => {
    if (details.current) details.current.open = false
  }
  useCloseOnBack(isOpenOverlay, closeList)
  useEffect(() => {
    if (!isOverlay) return
    // As for every panel that lies over a page: a press outside and Esc close it.
    const close = (event: Event) => {
      const { current } = details
      if (current === null || !current.open) return
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : current.contains(event.target as Node)) return
      current.open = false
      if (isKey) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [isOverlay])
  const notice = hasChanges && (
    <section
      className={classes['changes']}
      data-overlay={isOverlay || undefined}
      aria-label={t('changedSince')}
    >
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpenOverlay(isOverlay && currentTarget.open)}
      >
        <summary>
          {t(beside === undefined ? 'changesCount' : 'changesBriefly', { count: lines.length })}{' '}
          <Icon name="down" size={18} />
        </summary>
        <div className={classes['list']}>
          <ul>
            {/* Two changes may read the same. */}
            {lines.map((line, nth) => (
              <li key={`${nth} ${line.text}`}>
                {line.search === undefined ? (
                  formatChangeLine(line)
                ) : (
                  <Link
                    to="."
                    search={((shown: object) => ({ ...shown, ...line.search })) as never}
                    resetScroll={false}
                    onClick={isOverlay ? closeList : undefined}
                  >
                    {formatChangeLine(line)}
                  </Link>
                )}
              </li>
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
        </div>
      </details>
    </section>
  )
  return (
    <>
      {beside === undefined ? (
        notice
      ) : (
        <div className={classes['line']}>
          {beside}
          {notice}
        </div>
      )}
      <ChangedRows value={lines}>{children}</ChangedRows>
    </>
  )
}
