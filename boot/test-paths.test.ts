import { expect, test } from 'vitest'
import { testNames, testPaths } from './test-paths.mjs'

test('an area has its rules, its server tests and its journeys', () => {
  const { vitest, playwright } = testPaths(['exams'])
  expect(vitest).toContain('rules/src/exams')
  expect(vitest).toContain('server/src/areas/exams')
  expect(playwright).toEqual(['e2e/exams'])
})

test('an area that has no journeys starts no browser', () => {
  expect(testPaths(['enrolment']).playwright).toEqual([])
})

test('every area with journeys can be named', () => {
  expect(testNames()).toEqual(expect.arrayContaining(['registration', 'duties', 'surveys', 'medicine']))
})

test('an unknown name is refused with the names that are known', () => {
  expect(() => testPaths(['nowhere'])).toThrow(/one of: .*registration.*not nowhere/)
})
