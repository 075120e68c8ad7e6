import { jsx } from './jsx-to-html.ts'

interface LinkProps {
  readonly to: string
  readonly className?: string
  readonly children: unknown
}

/** A plain link in place of the router's. */
export const Link = ({ to, ...rest }: LinkProps) => jsx('a', { href: to, ...rest })
