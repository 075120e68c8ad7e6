import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import { findGoPath } from './find-go-path.ts'

/** How long the second key is waited for. */
const maxPauseMs = 1500

/** G and the letter of a screen lead there; what the student's lock shuts is left out. */
export const GoKeys = () => {
  const navigate = useNavigate()
  const isUnlocked = useUnlockedPaths()
  useEffect(() => {
    let isWaitingUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, repeat } = event
      if (!isFreeKey(event) || shiftKey || repeat) return
      const path = Date.now() < isWaitingUntil ? findGoPath(code) : null
      isWaitingUntil = code === 'KeyG' ? Date.now() + maxPauseMs : 0
      if (path === null || !isUnlocked(path)) return
      event.preventDefault()
      void navigate({ to: path })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, isUnlocked])
  return null
}
