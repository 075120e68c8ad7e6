import type { ReactNode, Ref } from 'react'
import classes from './Rooms.module.css'

interface Props {
  /** The list to choose from, what is worked on, or what stays in sight beside it. */
  readonly kind: 'list' | 'main' | 'aside'
  /** What it is called, where it is no part of what is read in order. */
  readonly label?: string
  /** On a narrow screen another room is shown in its place. */
  readonly isAway?: boolean
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** One of `Rooms`; list and aside stay in sight and scroll by themselves. */
export const Room = ({ kind, label, isAway = false, ref, children }: Props) => {
  const own = { className: classes[kind], 'data-away': isAway || undefined, children }
  if (kind === 'aside') return <aside aria-label={label} {...own} />
  return <div ref={ref} data-scrolls={kind === 'list' || undefined} {...own} />
}
