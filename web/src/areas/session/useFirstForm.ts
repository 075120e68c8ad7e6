import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toLocale } from '#rules/text/locale.ts'
import { setLocale } from '#web/i18n/locale.ts'

/** What counts as a touch, and of what: a button or a link that went away between down and up would not be pressed. */
const touchTargets = { focusin: 'input', input: 'input', submit: 'form', click: '.locale-switch' } as const

/** Whether nothing stands there to be left alone, or somebody has been quicker than this screen. */
const isTouchedAlready = (): boolean => {
  const form = document.querySelector<HTMLFormElement>('#first form')
  return (
    document.documentElement.dataset['first'] !== 'form' ||
    form === null ||
    form.contains(document.activeElement) ||
    form.dataset['pressed'] !== undefined ||
    [...form.querySelectorAll('input')].some(({ value }) => value !== '')
  )
}

/**
 * Gives whether the log-in form that stands in the page from the first paint on has been touched, or is not there; and
 * `touch`, after which it is.
 */
export const useFirstForm = (): { readonly isTouched: boolean; readonly touch: () => void } => {
  const [isTouched, setTouched] = useState(isTouchedAlready)
  const touch = () => flushSync(() => setTouched(true))
  useLayoutEffect(() => {
    if (isTouched) return undefined
    const onTouch = ({ type, target }: Event) => {
      const what = `#first ${touchTargets[type as keyof typeof touchTargets]}`
      if (!(target instanceof Element) || !target.closest(what)) return
      // Its language switcher works without us.
      setLocale(toLocale(document.documentElement.lang))
      touch()
    }
    for (const touch in touchTargets) document.addEventListener(touch, onTouch)
    return () => {
      for (const touch in touchTargets) document.removeEventListener(touch, onTouch)
    }
  }, [isTouched])
  return { isTouched, touch }
}
