import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '#web/api/session/test-browser.ts'

const { stored } = stubBrowser()
const { currentLocale, setLocale } = await import('./locale.ts')
const { suggestLocale } = await import('./suggest-locale.ts')

beforeEach(() => {
  setLocale('ka')
  stored.clear()
})

it('shows a suggested language and does not keep it', () => {
  suggestLocale('en')
  expect([currentLocale(), document.documentElement.lang, stored.get('locale')]).toEqual([
    'en',
    'en',
    undefined,
  ])
})

it('keeps the language that the visitor has chosen', () => {
  setLocale('ka')
  suggestLocale('en')
  expect([currentLocale(), stored.get('locale')]).toEqual(['ka', 'ka'])
  vi.unstubAllGlobals()
})
