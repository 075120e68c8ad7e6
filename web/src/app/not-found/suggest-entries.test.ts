import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { listEntries } from '#web/app/search/list-entries.ts'
import { suggestEntries } from './suggest-entries.ts'

const paths: readonly ScreenPath[] = [
  '/',
  '/schedule',
  '/registration',
  '/profile',
  '/logout',
  '/duties',
  '/evaluations',
  '/my-program',
  '/academic-calendar',
  '/register_problems',
  '/exam-schedule',
  '/exam-view',
  '/lab',
  '/financial-info',
]
const entries = listEntries({
  items: paths.map((path, menuID) => ({
    menuID,
    parentID: null,
    name: screenNames[path].ka,
    nameeng: screenNames[path].en,
    path,
    positions: [],
    children: [],
  })),
  isUnlocked: () => true,
  scheme: 'light',
  locale: 'ka',
  setScheme: () => undefined,
  setLocale: () => undefined,
})
const keys = (path: string) => suggestEntries(entries, path).map(({ key }) => key)

// spec 2.2.3
describe('suggestEntries', () => {
  it.each([
    ['/exams', '/exam-schedule'],
    ['/exam', '/exam-schedule'],
    ['/exam-shedule', '/exam-schedule'],
    ['/grades', '/evaluations'],
    ['/marks', '/evaluations'],
    ['/student/grades', '/evaluations'],
    ['/grades/2026', '/evaluations'],
    ['/timetable', '/schedule'],
    ['/shedule', '/schedule'],
    ['/calendar', '/academic-calendar'],
    ['/programme', '/my-program'],
    ['/tasks', '/duties'],
    ['/settings', '/profile'],
    ['/log-out', 'log-out'],
    ['/password', 'change-password'],
    ['/tuition_fees', '/financial-info'],
    ['/Registration.aspx', '/registration'],
    ['/%E1%83%AA%E1%83%AE%E1%83%A0%E1%83%98%E1%83%9A%E1%83%98', '/schedule'],
    ['/ნიშნები', '/evaluations'],
  ])('leads from %s to %s', (path, key) => expect(keys(path)[0]).toBe(key))

  it.each(['/', '/qqqqqq', '/--', '/%', '/1'])('suggests nothing for %s', (path) =>
    expect(keys(path)).toEqual([]),
  )

  it('suggests at most three, each once, whatever the address', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const found = keys(path)
        expect(found.length).toBeLessThanOrEqual(3)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
