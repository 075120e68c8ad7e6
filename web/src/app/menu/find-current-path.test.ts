import { expect, it } from 'vitest'
import { findCurrentPath } from './find-current-path.ts'

const paths = [
  '/',
  '/registration',
  '/registration-steps',
  '/my-applications',
  '/my-applications/new',
  '/buy-books',
  '/schedule',
]

it.each([
  ['/', '/'],
  ['/registration', '/registration'],
  ['/registration-steps', '/registration-steps'],
  ['/my-applications/new', '/my-applications/new'],
  ['/buy-books/7', '/buy-books'],
  ['/courses/12/quiz', '/schedule'],
  ['/resources/rules', null],
  ['/profile', null],
])('for %s is %s', (address, item) => {
  expect(findCurrentPath(paths, address)).toBe(item)
})
