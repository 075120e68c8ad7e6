import { useEffect, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded, type LoadedProps } from './Loaded.tsx'
import classes from './Screen.module.css'
import type { SkeletonShape } from './Skeleton.tsx'
import { words } from './words.ts'

interface ScreenProps {
  /** What the screen is called, in the language that is shown. */
  readonly name: string
  /** The one thing to do here. */
  readonly action?: ReactNode
  readonly skeleton?: SkeletonShape
  readonly waiting?: ReactNode
  /** For what is worked on side by side: takes the width that there is. */
  readonly isWide?: boolean
  /** What stands there for a refusal that is no failure; null for any other. */
  readonly instead?: LoadedProps['instead']
  readonly children: ReactNode
}

/** The frame of every screen: its name, its one action, and its content with skeleton and failure. */
export const Screen = ({
  name,
  action,
  skeleton,
  waiting,
  isWide = false,
  instead,
  children,
}: ScreenProps) => {
  const t = useWords(words)
  const title = `${name} · ${t('portal')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={`${classes['screen']} ${isWide ? classes['wide'] : ''}`}>
      <header className={classes['head']}>
        <h1 tabIndex={-1}>{name}</h1>
        {action}
      </header>
      <Loaded {...(skeleton && { skeleton })} waiting={waiting} instead={instead}>
        {children}
      </Loaded>
    </div>
  )
}
