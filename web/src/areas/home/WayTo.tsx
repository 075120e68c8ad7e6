import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFreePaths } from '#web/api/useFreePaths.ts'

interface WayToProps {
  readonly to: LinkComponentProps['to'] & string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link to another screen; none while a lock would send her straight back. */
export const WayTo = ({ to, className, children }: WayToProps) => {
  const isFree = useFreePaths()
  if (!isFree(to)) return null
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
