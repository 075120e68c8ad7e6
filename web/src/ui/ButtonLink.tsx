import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'a'> {
  readonly kind: 'main' | 'plain'
}

/** A link that looks like a button. */
export const ButtonLink = createLink(({ kind, className = '', children, ...props }: Props) => (
  <a {...props} className={`${kind}-button ${className}`}>
    {children}
  </a>
))
