import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isRegistration } from '#web/app/is-registration.ts'

/** The screen reads first; registration also has its seats to read. */
const delayMs = 1000
const registrationDelayMs = 5000

/** Whether the frame may read what no screen waits for; during registration much later, and only what it has not at all. */
export const useMayReadLater = (isMissing: boolean): boolean => {
  const isRegistering = useLocation({ select: ({ pathname }) => isRegistration(pathname) })
  const [lateFor, setLateFor] = useState(0)
  useEffect(() => {
    const timers = [delayMs, registrationDelayMs].map((ms) => setTimeout(() => setLateFor(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return isRegistering ? isMissing && lateFor === registrationDelayMs : lateFor > 0
}
