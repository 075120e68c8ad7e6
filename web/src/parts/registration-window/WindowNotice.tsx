import type { ReactNode } from 'react'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './WindowNotice.module.css'

const icons = { open: 'check', soon: 'clock', over: 'lock', unplanned: 'calendar' } as const

interface Props {
  readonly state: keyof typeof icons
  readonly title: string
  readonly text: string
  /** ISO instant at which it closes or opens; null when nothing will. */
  readonly changesAt: string | null
  /** The server's time in ms. */
  readonly now: number
  readonly children?: ReactNode
}

/** Whether a registration is open, in one line: until when, from when on, that it is over, or that no dates are set. */
export const WindowNotice = ({ state, title, text, changesAt, now, children }: Props) => (
  <p className={classes['notice']} data-state={state}>
    <Icon name={icons[state]} />
    <span>
      <strong>{title.endsWith('.') ? title : `${title}.`}</strong>{' '}
      <span className={classes['text']}>
        {text}
        {changesAt !== null && (
          <>
            {' '}
            · <Countdown until={changesAt} now={now} isOpening={state !== 'open'} />
          </>
        )}
        {children}
      </span>
    </span>
  </p>
)
