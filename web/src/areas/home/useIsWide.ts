import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'

const subscribe = (notify: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether home has two columns. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
