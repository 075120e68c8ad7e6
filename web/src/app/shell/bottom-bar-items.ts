import type { IconName } from '#web/ui/Icon.tsx'
import type { ScreenPath } from '#web/app/paths.ts'
import type { words } from '#web/app/words.ts'

export const bottomBarItems = [
  { path: '/', icon: 'home', word: 'home' },
  { path: '/schedule', icon: 'calendar', word: 'schedule' },
  { path: '/registration', icon: 'pencil', word: 'registration' },
  { path: '/conversations', icon: 'messages', word: 'messages' },
] as const satisfies readonly { path: ScreenPath; icon: IconName; word: keyof typeof words }[]

export const isInBottomBar = (path: string): boolean => bottomBarItems.some((item) => item.path === path)
