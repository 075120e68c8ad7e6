import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import { findGoPath } from './find-go-path.ts'

/** How long the second key is waited for. */
const maxPauseMs = 1500

/** G and the letter of a screen lead there; the guard of the screens turns back from what a lock shuts. */
export const GoKeys = () => {
  const navigate = useNavigate()
  useEffect(() => {
    let isWaitingUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, repeat } = event
      if (!isFreeKey(event) || shiftKey || repeat) return
      const path = Date.now() < isWaitingUntil ? findGoPath(code) : null
      isWaitingUntil = code === 'KeyG' ? Date.now() + maxPauseMs : 0
      if (path === null) return
      event.preventDefault()
      void navigate({ to: path })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
  return null
}
