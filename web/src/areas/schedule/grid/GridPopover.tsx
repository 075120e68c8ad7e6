import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import classes from './ScheduleGrid.module.css'

const DetailsPopover = lazy(async () => ({
  default: (await loadChunk(() => import('./DetailsPopover.tsx'))).DetailsPopover,
}))

interface Props {
  readonly popoverKey: string
  /** The accessible name of the button. */
  readonly label: string
  /** The title of the details. */
  readonly title: string
  /** The one of the week that Tab comes to. */
  readonly isTabStop: boolean
  readonly isOpen: boolean
  readonly onOpen: (key: string | null) => void
  readonly className: string
  readonly data?: { readonly absent?: boolean; readonly changed?: boolean; readonly urgency?: string | null }
  /** Where its details stand on a wide screen. */
  readonly position?: 'right-start' | 'bottom-start'
  readonly contents: ReactNode
  readonly children: ReactNode
}

/** A part of the grid that opens its details: beside it, on a phone as a sheet from below. */
export const GridPopover = (props: Props) => {
  const {
    popoverKey,
    label,
    title,
    isTabStop,
    isOpen,
    onOpen,
    className,
    data = {},
    contents,
    children,
  } = props
  const { position = 'right-start' } = props
  // The press closes the popover as one outside it; the click that follows must not open it again.
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onOpen(null)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        tabIndex={isTabStop ? 0 : -1}
        data-popover-key={popoverKey}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-absent={data.absent || undefined}
        data-changed={data.changed || undefined}
        data-urgency={data.urgency ?? undefined}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={() => {
          onOpen(wasOpen.current ? null : popoverKey)
          wasOpen.current = false
        }}
      >
        <span className="visually-hidden">{label}</span>
        {/* What is drawn is shortened to its space. */}
        <span className={classes['drawn']} aria-hidden="true">
          {children}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <DetailsPopover title={title} onClose={close} anchorClass={classes['anchor']!} position={position}>
            {contents}
          </DetailsPopover>
        </Suspense>
      )}
    </>
  )
}
