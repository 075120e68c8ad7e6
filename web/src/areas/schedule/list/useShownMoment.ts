import { useEffect, useState } from 'react'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toUniversityMoment } from '#web/i18n/format.ts'

const readNow = () => toUniversityMoment(Date.now())

/** When the screen was opened or last came into sight: what folds by it does not move while it is read. */
export const useShownMoment = (): LocalMoment => {
  const [moment, setMoment] = useState(readNow)
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setMoment(readNow())
    }
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return moment
}
