import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'

interface WayToProps {
  readonly to: LinkComponentProps['to'] & string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link to another screen; none while a lock would send her straight back. */
export const WayTo = ({ to, className, children }: WayToProps) => {
  const isFree = useUnlockedPaths()
  if (!isFree(to)) return null
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
