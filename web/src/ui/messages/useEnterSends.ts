import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { readPreference, savePreference } from '#web/api/preference.ts'

/**
 * Whether Enter sends a message, and a function to change it; null where there is no keyboard, and Enter begins a line.
 * Enter sends until somebody chooses otherwise on this device.
 */
export const useEnterSends = (): readonly [boolean | null, (sends: boolean) => void] => {
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)', false, {
    getInitialValueInEffect: false,
  })
  const [sends, setSends] = useState(() => readPreference('enter_sends') !== 'no')
  return [
    hasKeyboard ? sends : null,
    (next) => {
      savePreference('enter_sends', next ? 'yes' : 'no')
      setSends(next)
    },
  ]
}
