import { useSyncExternalStore } from 'react'

const watch = (told: () => void): (() => void) => {
  addEventListener('online', told)
  addEventListener('offline', told)
  return () => {
    removeEventListener('online', told)
    removeEventListener('offline', told)
  }
}

/** Whether the browser has a network at all; whether the server answers, only a call can tell. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
