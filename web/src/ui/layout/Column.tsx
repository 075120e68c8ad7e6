import type { ReactNode, Ref } from 'react'
import classes from './Columns.module.css'

interface Props {
  /** A list to choose from, the content itself, or what stays in sight beside it. */
  readonly kind: 'list' | 'main' | 'aside'
  /** The accessible name of an `aside`. */
  readonly label?: string
  /** On a narrow screen another column is shown in its place. */
  readonly isHidden?: boolean
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** One of `Columns`; `list` and `aside` are sticky and scroll by themselves. */
export const Column = ({ kind, label, isHidden = false, ref, children }: Props) => {
  const own = { className: classes[kind], 'data-hidden': isHidden || undefined, children }
  if (kind === 'aside') return <aside aria-label={label} {...own} />
  return <div ref={ref} data-scrolls={kind === 'list' || undefined} {...own} />
}
