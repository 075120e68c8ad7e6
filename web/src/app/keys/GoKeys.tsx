import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import { takeEarlyKeys } from './early-keys.ts'
import { findGoPath } from './find-go-path.ts'

/** How long the second key is waited for. */
const maxPauseMs = 1500

/** G and the letter of a screen lead there; the guard of the screens turns back from what a lock shuts. */
export const GoKeys = () => {
  const navigate = useNavigate()
  useEffect(() => {
    let waitsUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, repeat, timeStamp } = event
      if (!isFreeKey(event) || shiftKey || repeat) return
      const path = timeStamp < waitsUntil ? findGoPath(code) : null
      waitsUntil = code === 'KeyG' ? timeStamp + maxPauseMs : 0
      if (path === null) return
      event.preventDefault()
      void navigate({ to: path })
    }
    takeEarlyKeys().forEach(onKeyDown)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
  return null
}
