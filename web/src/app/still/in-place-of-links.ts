import { jsx } from './markup.ts'

interface LinkProps {
  readonly to: string
  readonly className?: string
  readonly children: unknown
}

/** A link to another screen as the browser itself follows it. Takes the place of the router's. */
export const Link = ({ to, ...rest }: LinkProps) => jsx('a', { href: to, ...rest })
