import { useEffect, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary, type DataBoundaryProps } from './DataBoundary.tsx'
import classes from './Screen.module.css'
import type { SkeletonShape } from '#web/ui/feedback/Skeleton.tsx'
import { words } from '#web/ui/words.ts'

interface ScreenProps {
  /** In the current language. */
  readonly name: string
  /** Replaces the name, which stays the title of the page. */
  readonly heading?: ReactNode
  /** The way back, over the name. */
  readonly back?: ReactNode
  /** The main action of the screen. */
  readonly action?: ReactNode
  readonly skeleton?: SkeletonShape
  readonly fallback?: ReactNode
  /** For text or one list: as narrow as lines are easy to read. */
  readonly isReading?: boolean
  /** One row of 56 px on top, for a screen that is used at a glance. */
  readonly isCompact?: boolean
  /** The content has a heading row of its own; the name is for screen readers. */
  readonly isNameHidden?: boolean
  readonly renderFailure?: DataBoundaryProps['renderFailure']
  readonly children: ReactNode
}

/** The frame of every screen: name, main action, and content with skeleton and error state. */
export const Screen = ({
  name,
  heading = name,
  back,
  action,
  skeleton,
  fallback,
  isReading = false,
  isCompact = false,
  isNameHidden = false,
  renderFailure,
  children,
}: ScreenProps) => {
  const t = useWords(words)
  const title = `${name} · ${t('portal')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div
      className={`${classes['screen']} ${isReading ? classes['reading'] : ''}`}
      data-compact={isCompact || undefined}
    >
      {back !== undefined && <div className={classes['back']}>{back}</div>}
      <header className={isNameHidden ? 'visually-hidden' : classes['head']}>
        <h1 tabIndex={-1}>{heading}</h1>
        {action}
      </header>
      <DataBoundary {...(skeleton && { skeleton })} fallback={fallback} renderFailure={renderFailure} isPage>
        {children}
      </DataBoundary>
    </div>
  )
}
