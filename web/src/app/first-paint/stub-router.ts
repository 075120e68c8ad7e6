import { jsx } from './jsx-to-html.ts'

interface LinkProps {
  readonly to: string
  readonly search?: Readonly<Record<string, string | number>>
  readonly hash?: string
  readonly className?: string
  readonly children: unknown
}

/** A plain link in place of the router's. */
export const Link = ({ to, search, hash = '', ...rest }: LinkProps) => {
  const query = Object.entries(search ?? {}).map(([name, value]) => `${name}=${value}`)
  return jsx('a', { href: [to, ...query].join('?') + (hash && `#${hash}`), ...rest })
}
