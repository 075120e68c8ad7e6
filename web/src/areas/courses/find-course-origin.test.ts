import { expect, it, vi } from 'vitest'
import { findCourseOrigin } from './find-course-origin.ts'

const at = (pathname: string, search = {}) => ({ pathname, search })

vi.stubGlobal('location', { origin: 'https://portal.example' })

it('is the screen before, as it was left', () => {
  expect(findCourseOrigin(at('/'), '')).toEqual({ path: '/', search: {} })
  const evaluations = { path: '/evaluations', search: { semester: 3 } }
  expect(findCourseOrigin(at('/evaluations', { semester: 3 }), '')).toEqual(evaluations)
})

it('is kept over a quiz and another course, and no longer', () => {
  const programme = findCourseOrigin(at('/my-program'), '')
  for (const before of ['/courses/12/quiz', '/courses/7'])
    expect(findCourseOrigin(at(before), '')).toEqual(programme)
  expect(findCourseOrigin(at('/profile'), '')).toBe(null)
  expect(findCourseOrigin(at('/courses/7'), '')).toBe(null)
})

it('is the screen whose link loaded the page, if it is of the portal', () => {
  expect(findCourseOrigin(undefined, 'https://portal.example/')).toEqual({ path: '/', search: {} })
  for (const referrer of ['', 'https://other.example/', 'https://portal.example/profile'])
    expect(findCourseOrigin(undefined, referrer)).toBe(null)
})
