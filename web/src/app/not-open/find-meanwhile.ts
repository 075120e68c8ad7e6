import type { ScreenPath } from '#web/app/paths.ts'
import { notOpenEntries } from '#web/app/search/not-open-entries.ts'

/** Screens of one service: the first is the one that the search names. */
const services: readonly (readonly ScreenPath[])[] = [
  ['/my-library', '/online-books', '/buy-books', '/buy-books/$bookId'],
]

const toMainPath = (path: string): string =>
  services.find((paths) => (paths as readonly string[]).includes(path))?.[0] ?? path

/** Where to go while a screen is not built, as in the search; null: nothing of it is in the portal. */
export const findMeanwhile = (path: string) =>
  notOpenEntries.find((entry) => entry.path === toMainPath(path))?.meanwhile ?? null
