import type { ScreenPath } from '#web/app/paths.ts'

/** By the place of the key, as the letters are others on a Georgian keyboard. */
const goPaths = {
  KeyH: '/',
  KeyS: '/schedule',
  KeyR: '/registration',
  KeyE: '/exam-schedule',
  KeyP: '/my-program',
  KeyT: '/duties',
  KeyV: '/evaluations',
  KeyC: '/academic-calendar',
} as const satisfies Readonly<Record<string, ScreenPath>>

/** The screen to which a key leads after G; null: to none. */
export const findGoPath = (code: string) =>
  Object.hasOwn(goPaths, code) ? goPaths[code as keyof typeof goPaths] : null
