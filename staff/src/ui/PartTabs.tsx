import { Link, type LinkProps } from '@tanstack/react-router'
import type { Operation } from '#contract/contract.ts'
import { useHolds } from '#staff/api/use-user.ts'
import classes from './PartTabs.module.css'

interface Props {
  readonly label: string
  readonly pages: readonly {
    readonly path: NonNullable<LinkProps['to']>
    readonly label: string
    readonly operation: Operation
  }[]
}

/** The pages of one area, of which the member of staff sees what they may use; nothing where that is one page. */
export const PartTabs = ({ label, pages }: Props) => {
  const isHeld = useHolds()
  const held = pages.filter(({ operation }) => isHeld(operation))
  if (held.length < 2) return null
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {held.map((page) => (
        <Link key={page.path} to={page.path} activeOptions={{ exact: true, includeSearch: false }}>
          {page.label}
        </Link>
      ))}
    </nav>
  )
}
