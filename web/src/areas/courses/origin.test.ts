import { beforeEach, expect, it, vi } from 'vitest'
import { saveDraft } from '#web/api/drafts/draft.ts'
import { keepOrigin, readOrigin } from './origin.ts'

const owner = 7
const at = (pathname: string, search = {}) => ({ pathname, search })
const home = { path: '/', search: {} }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size
    },
    key: (nth: number) => [...kept.keys()][nth] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('is the screen before, as it was left', () => {
  expect(readOrigin(owner, at('/'))).toEqual(home)
  const evaluations = { path: '/evaluations', search: { semester: 3 } }
  expect(readOrigin(owner, at('/evaluations', { semester: 3 }))).toEqual(evaluations)
})

it('is kept over a reload, a quiz and another course', () => {
  keepOrigin(owner, readOrigin(owner, at('/my-program')))
  for (const before of [undefined, at('/courses/12/quiz'), at('/courses/7')])
    expect(readOrigin(owner, before)).toEqual({ path: '/my-program', search: {} })
})

it('is home where nothing is known, and never an address that somebody else wrote', () => {
  expect(readOrigin(owner, undefined)).toEqual(home)
  keepOrigin(owner, readOrigin(owner, at('/schedule')))
  expect(readOrigin(owner, at('/profile'))).toEqual(home)
  saveDraft(owner, 'course origin', { path: '//other.example' }, 'tab')
  expect(readOrigin(owner, undefined)).toEqual(home)
  keepOrigin(owner, { path: '/schedule', search: {} })
  expect(readOrigin(owner + 1, undefined)).toEqual(home)
})
