import { expect, it } from 'vitest'
import { currentPlace } from './current-place.ts'

const paths = [
  '/',
  '/registration',
  '/registration-steps',
  '/my-applications',
  '/my-applications/new',
  '/buy-books',
]

it.each([
  ['/', '/'],
  ['/registration', '/registration'],
  ['/registration-steps', '/registration-steps'],
  ['/my-applications/new', '/my-applications/new'],
  ['/buy-books/7', '/buy-books'],
  ['/profile', null],
])('%s stands for %s', (address, place) => {
  expect(currentPlace(paths, address)).toBe(place)
})
