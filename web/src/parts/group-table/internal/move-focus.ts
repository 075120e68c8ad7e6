import type { KeyboardEvent } from 'react'

/** The arrow keys move the focus between groups, also refused ones, without selecting. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const radios = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
  ]
  const at = radios.indexOf(event.currentTarget)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: radios.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  radios.at(to % radios.length)?.focus()
}
