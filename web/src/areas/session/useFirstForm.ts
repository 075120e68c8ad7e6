import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toLocale } from '#rules/text/locale.ts'
import { showLocale } from '#web/i18n/locale.ts'

/**
 * Events that count as a touch, and their targets. A button or link that disappeared between down and up would not be
 * pressed.
 */
const touchTargets = {
  keydown: 'input',
  focusin: 'input',
  input: 'input',
  submit: 'form',
  click: ':is(.locale-switch, .show-password)',
} as const

/** True if there is no static form, or if somebody has used it before this code ran; the page itself focuses the code. */
const isTouchedAlready = (): boolean => {
  const form = document.querySelector<HTMLFormElement>('#first form')
  return (
    document.documentElement.dataset['first'] !== 'form' ||
    form === null ||
    form.querySelector(':focus:not([autofocus])') !== null ||
    form.dataset['pressed'] !== undefined ||
    [...form.querySelectorAll('input')].some(({ value }) => value !== '')
  )
}

/** Whether the static log-in form of the page has been touched or is not there; `touch` replaces it. */
export const useFirstForm = (): { readonly isTouched: boolean; readonly touch: () => void } => {
  const [isTouched, setTouched] = useState(isTouchedAlready)
  const touch = () => flushSync(() => setTouched(true))
  useLayoutEffect(() => {
    if (isTouched) return undefined
    const onTouch = ({ type, target }: Event) => {
      const what = `#first ${touchTargets[type as keyof typeof touchTargets]}`
      if (!(target instanceof Element) || !target.closest(what)) return
      // The switch of the static form works without React, and keeps what was chosen.
      showLocale(toLocale(document.documentElement.lang))
      touch()
    }
    for (const touch in touchTargets) document.addEventListener(touch, onTouch)
    return () => {
      for (const touch in touchTargets) document.removeEventListener(touch, onTouch)
    }
  }, [isTouched])
  return { isTouched, touch }
}
