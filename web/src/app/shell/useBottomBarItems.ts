import { useOpenPaths } from '#web/app/menu/useOpenPaths.ts'
import type { ScreenPath } from '#web/app/paths.ts'
import type { words } from '#web/app/words.ts'
import type { IconName } from '#web/ui/Icon.tsx'

/** In the order of their use; the last one takes the place of a screen that is not built yet. */
const candidates = [
  { path: '/', icon: 'home', word: 'home' },
  { path: '/schedule', icon: 'calendar', word: 'schedule' },
  { path: '/registration', icon: 'pencil', word: 'registration' },
  { path: '/conversations', icon: 'messages', word: 'messages' },
  { path: '/evaluations', icon: 'book', word: 'evaluations' },
] as const satisfies readonly { path: ScreenPath; icon: IconName; word: keyof typeof words }[]

const maxItems = 4

/** The most used screens that are built. */
export const useBottomBarItems = () => {
  const isOpen = useOpenPaths()
  return candidates.filter(({ path }) => isOpen(path)).slice(0, maxItems)
}
