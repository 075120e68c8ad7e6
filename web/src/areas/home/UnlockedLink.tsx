import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'

interface Props {
  readonly to: LinkComponentProps['to'] & string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link that is left out while a duty locks its screen. */
export const UnlockedLink = ({ to, className, children }: Props) => {
  const isUnlocked = useUnlockedPaths()
  if (!isUnlocked(to)) return null
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
