import { expect, it } from 'vitest'
import { findGoPath } from './find-go-path.ts'

it('leads to eight screens by the place of the key, and by no other', () => {
  expect(['KeyH', 'KeyS', 'KeyR', 'KeyE', 'KeyP', 'KeyT', 'KeyV', 'KeyC'].map(findGoPath)).toEqual([
    '/',
    '/schedule',
    '/registration',
    '/exam-schedule',
    '/my-program',
    '/duties',
    '/evaluations',
    '/academic-calendar',
  ])
  for (const code of ['KeyG', 'KeyX', 'toString', '']) expect(findGoPath(code)).toBeNull()
})
