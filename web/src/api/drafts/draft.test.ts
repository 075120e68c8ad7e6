import { beforeEach, describe, expect, it } from 'vitest'
import { loadDraft, saveDraft } from './draft.ts'
import { stubBrowser } from '../session/test-browser.ts'

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  browser = stubBrowser()
})

describe('saveDraft', () => {
  it('saves one draft for each student and name, and deletes it with null', () => {
    saveDraft(1, 'problem', { text: 'a' })
    saveDraft(1, 'appeal', { text: 'b' })
    expect(loadDraft(1, 'problem')).toEqual({ text: 'a' })
    saveDraft(1, 'problem', null)
    expect(loadDraft(1, 'problem')).toBeNull()
    expect(loadDraft(1, 'appeal')).toEqual({ text: 'b' })
  })

  it('deletes the drafts of other students', () => {
    saveDraft(1, 'problem', { text: 'a' })
    saveDraft(12, 'problem', { text: 'b' })
    expect(loadDraft(1, 'problem')).toBeNull()
  })

  it('saves a draft of the tab outside the browser’s lasting storage', () => {
    saveDraft(1, 'survey 1', { answers: '{}' }, 'tab')
    expect(browser.stored.size).toBe(0)
    expect(loadDraft(1, 'survey 1', 'tab')).toEqual({ answers: '{}' })
    expect(loadDraft(1, 'survey 1')).toBeNull()
  })
})
