import type { ScreenPath } from '#web/app/paths.ts'
import type { words } from '#web/app/words.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

/** The screens that a student needs every day; all others are under "more". */
export const bottomBarItems = [
  { path: '/', icon: 'home', word: 'home' },
  { path: '/schedule', icon: 'calendar', word: 'schedule' },
  { path: '/registration', icon: 'pencil', word: 'registration' },
  { path: '/exam-schedule', icon: 'exam', word: 'exams' },
] as const satisfies readonly { path: ScreenPath; icon: IconName; word: keyof typeof words }[]
