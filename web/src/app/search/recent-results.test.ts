import { beforeEach, expect, it } from 'vitest'
import { deleteDrafts } from '#web/api/drafts/delete-drafts.ts'
import { stubBrowser } from '#web/api/session/test-browser.ts'
import { addRecentResult, listRecentResults } from './recent-results.ts'
import { plainResult, type SearchResult } from './search-result.ts'

const result = (key: string, link: SearchResult['link'] = { to: '/' }): SearchResult => ({
  ...plainResult,
  key,
  icon: '',
  name: { ka: key, en: key },
  link,
})
const keys = (studentID: number) => listRecentResults(studentID).map(({ key }) => key)

beforeEach(() => void stubBrowser())

it('keeps the last four, each once, the latest first', () => {
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) addRecentResult(1, result(key))
  expect(keys(1)).toEqual(['e', 'd', 'a', 'c'])
})

it('keeps no action, and nothing of another student or after a log-out', () => {
  addRecentResult(1, result('a'))
  addRecentResult(1, result('dark', null))
  expect(keys(1)).toEqual(['a'])
  expect(keys(2)).toEqual([])
  deleteDrafts()
  expect(keys(1)).toEqual([])
})

it('keeps the code of a subject, so that two of one name differ', () => {
  addRecentResult(1, { ...result('a'), code: 'CSC 112E' })
  expect(listRecentResults(1)[0]).toMatchObject({ code: 'CSC 112E' })
})
