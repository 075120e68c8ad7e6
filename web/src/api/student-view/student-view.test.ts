import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '#web/api/session/test-browser.ts'

const soon = () => Date.now() + 60_000

/** A page of a tab in which staff have left a view, beside what the browser keeps of its own student. */
const open = async (until = soon()) => {
  const browser = stubBrowser()
  browser.stored.set('token', 'of the student')
  browser.stored.set('draft 1 problem', 'typed')
  browser.stored.set('locale', 'en')
  browser.cookies.set('portal_user_id', 'U1')
  browser.cookies.set('portal_one_time', 'secret')
  const tab = globalThis.sessionStorage
  tab.setItem('staff draft', 'x')
  vi.resetModules()
  const opened = vi.fn()
  vi.stubGlobal('indexedDB', { open: opened })
  vi.stubGlobal('navigator', { locks: {}, serviceWorker: {} })
  const { storeView } = await import('./student-view.ts')
  storeView(tab, { token: 'view.1', studentID: 7, until })
  vi.resetModules()
  const { beginView } = await import('./begin-view.ts')
  beginView(tab.getItem('student_view'))
  const view = await import('./student-view.ts')
  return { ...browser, ...view, opened }
}

let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  page = await open()
})

describe('a tab in which staff see the portal as a student', () => {
  it('knows the view until it ends', async () => {
    expect(page.readView()).toMatchObject({ token: 'view.1', studentID: 7 })
    expect(page.page.documentElement.dataset).toEqual({ view: '' })
    const ended = await open(Date.now() - 1)
    expect(ended.page.documentElement.dataset).toEqual({})
    expect(localStorage.getItem('token')).toBe('of the student')
  })

  it('reads and writes nothing that the browser keeps', async () => {
    const before = [...page.stored]
    expect([localStorage.getItem('token'), localStorage.getItem('locale')]).toEqual(['view.1', 'en'])
    const { saveDraft, loadDraft } = await import('#web/api/drafts/draft.ts')
    saveDraft(7, 'problem', { text: 'a' })
    expect(loadDraft(7, 'problem')).toEqual({ text: 'a' })
    const { deleteDrafts } = await import('#web/api/drafts/delete-drafts.ts')
    deleteDrafts()
    localStorage.removeItem('token')
    expect(localStorage.getItem('token')).toBeNull()
    expect([...page.stored]).toEqual(before)
  })

  it('takes over nothing of the tab of staff, and leaves nothing behind', () => {
    expect(page.storedInTab.has('staff draft')).toBe(false)
    localStorage.setItem('sidebar', 'folded')
    page.clearView()
    expect(page.storedInTab.size).toBe(0)
  })

  it('leaves the cookie pair, the copies for offline use and the stream of the other tabs alone', async () => {
    const { findCookiePair } = await import('#web/api/session/cookie-pair.ts')
    expect(findCookiePair()).toBeNull()
    const { saveRead, findRead, clearCachedReads } = await import('#web/api/offline/read-cache.ts')
    for (const use of [saveRead('view.1', 'a', {}), findRead('view.1', 'a'), clearCachedReads()])
      await expect(use).rejects.toThrow()
    expect(page.opened).not.toHaveBeenCalled()
    expect([navigator.locks, navigator.serviceWorker]).toEqual([undefined, undefined])
  })
})
