import { showKeys } from '#web/app/keys/show-keys.ts'
import { useMemo } from 'react'
import { setColorScheme, useShownColorScheme } from '#web/api/color-scheme.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { setLocale, useLocale } from '#web/i18n/locale.ts'
import { listEntries, type SearchEntry } from './list-entries.ts'

/** The pages and actions, as far as the student has them. */
export const useSearchEntries = (items: readonly MenuItem[]): readonly SearchEntry[] => {
  const isUnlocked = useUnlockedPaths()
  const scheme = useShownColorScheme()
  const locale = useLocale()
  return useMemo(
    () => listEntries({ items, isUnlocked, scheme, locale, setScheme: setColorScheme, setLocale, showKeys }),
    [items, isUnlocked, scheme, locale],
  )
}
