import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNewBuild, watchForNewBuild } from '#web/api/offline/new-build.ts'
import { isRegistration } from '#web/app/is-registration.ts'

/** Caching for offline use must not delay the first screen: it starts when nothing has been read for so long. */
const quietMs = 200

/** Activates the new build that is ready; null: there is none. It is never activated by itself. */
export const useNewBuildOffer = (address: string): (() => void) | null => {
  const activate = useNewBuild()
  const isReading = useIsFetching() > 0
  const isLater = isReading || isRegistration(address)
  useEffect(() => {
    if (isLater) return
    const timer = setTimeout(watchForNewBuild, quietMs)
    return () => clearTimeout(timer)
  }, [isLater])
  return activate
}
