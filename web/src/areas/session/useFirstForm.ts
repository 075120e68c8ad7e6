import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { localeOf } from '#rules/locale.ts'
import { setLocale } from '#web/i18n/locale.ts'

const touches = ['focusin', 'input', 'submit', 'click'] as const

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

/** Says whether the log-in form that stands in the page from the first paint on has been touched, or is not there. */
export const useFirstForm = (): boolean => {
  const [isTouched, setTouched] = useState(isTouchedAlready)
  useLayoutEffect(() => {
    if (isTouched) return undefined
    const touched = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element) || !target.closest('#first')) return
      // Its language switcher works without us.
      setLocale(localeOf(document.documentElement.lang))
      flushSync(() => setTouched(true))
    }
    for (const touch of touches) document.addEventListener(touch, touched)
    return () => {
      for (const touch of touches) document.removeEventListener(touch, touched)
    }
  }, [isTouched])
  return isTouched
}
