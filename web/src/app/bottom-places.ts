import type { IconName } from '#web/ui/Icon.tsx'
import type { ScreenPath } from './paths.ts'
import type { words } from './words.ts'

/** The four places that the bar below leads to on a phone. */
export const bottomPlaces = [
  { path: '/', icon: 'home', word: 'home' },
  { path: '/schedule', icon: 'calendar', word: 'schedule' },
  { path: '/registration', icon: 'pencil', word: 'registration' },
  { path: '/conversations', icon: 'messages', word: 'messages' },
] as const satisfies readonly { path: ScreenPath; icon: IconName; word: keyof typeof words }[]

/** Takes a path; says whether the bar below leads there. */
export const inBottomBar = (path: string): boolean => bottomPlaces.some((place) => place.path === path)
