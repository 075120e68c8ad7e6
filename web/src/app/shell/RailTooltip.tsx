import { useEffect, useState } from 'react'
import classes from './RailTooltip.module.css'

interface Tooltip {
  readonly link: Element
  /** The middle of the icon, in px from the top of the window. */
  readonly top: number
}

const readTooltip = (link: Element): Tooltip => {
  const { top, height } = link.getBoundingClientRect()
  return { link, top: top + height / 2 }
}

/**
 * The name beside an icon of the folded sidebar, while the pointer is over it or it has the focus. Outside the sidebar,
 * which scrolls and would cut it off.
 */
export const RailTooltip = () => {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const listen = (type: string, onEvent: (event: Event) => void) =>
      document.addEventListener(type, onEvent, { signal: stop.signal, capture: true })
    const showFor = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return
      // The pointer may move onto the name itself.
      if (target.closest(`.${classes['tooltip']}`)) return
      const link = target.closest('#sidebar a')
      setTooltip(link && readTooltip(link))
    }
    const hide = () => setTooltip(null)
    // The pointer may have come before this part was loaded.
    showFor(document.querySelector('#sidebar a:hover'))
    listen('pointerover', ({ target }) => showFor(target))
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) showFor(target)
    })
    listen('focusout', hide)
    listen('scroll', () => setTooltip((shown) => shown && readTooltip(shown.link)))
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide()
    })
    return () => stop.abort()
  }, [])
  return (
    tooltip && (
      // The link has the same text for screen readers.
      <div className={classes['tooltip']} style={{ top: tooltip.top }} aria-hidden="true">
        {tooltip.link.textContent}
      </div>
    )
  )
}
