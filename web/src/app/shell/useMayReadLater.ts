import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isRegistration } from '#web/app/is-registration.ts'

/** The screen reads first. */
const delayMs = 1000

/** Whether the frame may read what no screen waits for: a moment after the start, and not during registration. */
export const useMayReadLater = (): boolean => {
  const isRegistering = useLocation({ select: ({ pathname }) => isRegistration(pathname) })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate && !isRegistering
}
