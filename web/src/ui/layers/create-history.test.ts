import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLayer, type Layer } from './open-layer.ts'
import { openTab } from './test-tab.ts'

/** The open layers, lowest first. */
let opened: readonly { readonly name: string; readonly remove: () => void }[] = []
const names = () => opened.map(({ name }) => name)
const close = (name: string) => {
  const closed = opened.find((layer) => layer.name === name)
  opened = opened.filter((layer) => layer !== closed)
  closed?.remove()
}
const closeAll = () => {
  for (const name of names()) close(name)
}
const open = (name: string, onClose = (): void => undefined) => {
  const layer: Layer = {
    current: () => {
      close(name)
      onClose()
    },
  }
  opened = [...opened, { name, remove: openLayer(layer) }]
}
afterEach(closeAll)

describe('back', () => {
  it('closes on the first page what is open, from the top, and leaves with the next step', async () => {
    const tab = openTab()
    open('sheet')
    open('menu')
    await tab.back()
    expect(names()).toEqual(['sheet'])
    await tab.back()
    expect([names(), tab.isLeft()]).toEqual([[], false])
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })

  it('leaves the first page by one step when the sheet was closed otherwise', async () => {
    const tab = openTab()
    open('sheet')
    close('sheet')
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })

  it('closes a sheet that is kept in the address, and keeps the page', async () => {
    const tab = openTab()
    tab.router.push('/marks', {})
    await tab.settle()
    tab.router.replace('/marks?subject=1', {})
    open('sheet', () => tab.router.replace('/marks', {}))
    await tab.back()
    expect([names(), tab.url(), tab.router.location.href]).toEqual([[], '/marks', '/marks'])
    await tab.back()
    expect([tab.url(), tab.isLeft()]).toEqual(['/', false])
  })

  it('closes a sheet of the address on the first page each time it is opened', async () => {
    const tab = openTab()
    for (let times = 0; times < 3; times += 1) {
      tab.router.replace('/?subject=1', {})
      await tab.settle()
      open('sheet', () => tab.router.replace('/', {}))
      await tab.back()
      expect([names(), tab.url(), tab.isLeft()]).toEqual([[], '/', false])
    }
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })

  it('keeps the address that the page has in a tab where nothing is behind it', async () => {
    const tab = openTab({ isNew: true })
    open('sheet', () => tab.router.replace('/?without=sheet', {}))
    await tab.back()
    await tab.back()
    expect([tab.isLeft(), tab.url()]).toEqual([false, '/?without=sheet'])
    open('menu')
    await tab.back()
    expect([names(), tab.url()]).toEqual([[], '/?without=sheet'])
  })

  it('leads from the target of a link in a sheet to the page beneath, once', async () => {
    const tab = openTab()
    open('sheet')
    tab.router.push('/target', {})
    closeAll()
    await tab.settle()
    await tab.back()
    expect([tab.url(), tab.router.location.href, tab.isLeft()]).toEqual(['/', '/', false])
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })

  it('does nothing where only an answer closes, on the first page and on a later one', async () => {
    const tab = openTab()
    const removeFirst = openLayer({ current: undefined })
    await tab.back()
    expect([tab.isLeft(), tab.url()]).toEqual([false, '/'])
    removeFirst()
    tab.router.push('/later', {})
    await tab.settle()
    const remove = openLayer({ current: undefined })
    await tab.back()
    expect([tab.url(), tab.router.location.href]).toEqual(['/later', '/later'])
    remove()
    await tab.back()
    expect(tab.url()).toBe('/')
  })

  it('asks again when what is on top has asked a question instead of closing', async () => {
    const tab = openTab()
    const ask = vi.fn()
    const remove = openLayer({ current: ask })
    await tab.back()
    await tab.back()
    expect([ask.mock.calls.length, tab.isLeft()]).toEqual([2, false])
    remove()
  })

  it('closes the top also when several steps were taken at once', async () => {
    const tab = openTab()
    open('menu')
    close('menu')
    for (const url of ['/1', '/2', '/3']) {
      tab.router.push(url, {})
      await tab.settle()
    }
    open('sheet')
    await tab.jump(-4)
    expect([names(), tab.url(), tab.router.location.href]).toEqual([[], '/3', '/3'])
  })

  it('closes what is open after the browser itself has added an entry', async () => {
    const tab = openTab()
    tab.router.push('/page', {})
    await tab.settle()
    tab.followHash()
    open('sheet')
    await tab.back()
    expect([names(), tab.url(), tab.router.location.href]).toEqual([[], '/page#main', '/page#main'])
    await tab.back()
    expect([tab.url(), tab.router.location.href]).toEqual(['/page', '/page'])
  })

  it('closes what is open after a reload at the guard, and leaves with the next step', async () => {
    const before = openTab()
    open('sheet')
    closeAll()
    const tab = openTab({ stored: before.store() })
    open('sheet')
    await tab.back()
    expect([names(), tab.isLeft()]).toEqual([[], false])
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })
})

it('replaces the address at once when asked to', () => {
  const tab = openTab()
  tab.router.replace('/page?event=1')
  tab.router.flush()
  expect([tab.url(), tab.router.location.href]).toEqual(['/page?event=1', '/page?event=1'])
})

describe('forward', () => {
  it('opens nothing that was closed, and is kept', async () => {
    const tab = openTab()
    tab.router.push('/page', {})
    await tab.settle()
    tab.router.push('/next', {})
    await tab.settle()
    await tab.back()
    open('sheet')
    await tab.back()
    expect([names(), tab.url()]).toEqual([[], '/page'])
    await tab.forward()
    expect([names(), tab.url(), tab.router.location.href]).toEqual([[], '/next', '/next'])
  })

  it('shows the first page once', async () => {
    const tab = openTab({ isNew: true })
    open('sheet')
    close('sheet')
    await tab.back()
    await tab.forward()
    expect([names(), tab.url(), tab.router.location.href]).toEqual([[], '/', '/'])
  })
})

it('closes, steps and leaves as the model says, whatever was opened, pushed and replaced before', async () => {
  const action = fc.constantFrom('open', 'close', 'push', 'replace', 'hash', 'back', 'back')
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const tab = openTab()
      let pages: readonly string[] = ['/']
      let count = 0
      for (const each of actions) {
        count += 1
        if (each === 'open') open(String(count))
        if (each === 'close' && opened.length > 0) close(names().at(-1)!)
        if (each === 'push') {
          closeAll()
          pages = [...pages, `/${count}`]
          tab.router.push(`/${count}`, {})
        }
        if (each === 'hash') {
          pages = [...pages, `${pages.at(-1)!.split('#')[0]}#main`]
          tab.followHash()
        }
        if (each === 'replace') {
          pages = [...pages.slice(0, -1), `/${count}`]
          tab.router.replace(`/${count}`, {})
        }
        await tab.settle()
        if (each !== 'back') continue
        const before = names()
        await tab.back()
        if (before.length > 0) expect(names()).toEqual(before.slice(0, -1))
        else pages = pages.slice(0, -1)
        expect(tab.isLeft()).toBe(pages.length === 0)
        if (pages.length === 0) break
        expect([tab.url(), tab.router.location.href]).toEqual([pages.at(-1), pages.at(-1)])
      }
      closeAll()
    }),
    { numRuns: 300 },
  )
})

describe("Android's gesture", () => {
  const openPhone = () => {
    let watchers: readonly { readonly onclose: () => void; readonly destroy: ReturnType<typeof vi.fn> }[] = []
    class Watcher {
      onclose = (): void => undefined
      destroy = vi.fn()
      constructor() {
        watchers = [...watchers, this]
      }
    }
    const tab = openTab({ userAgent: 'Mozilla/5.0 (Linux; Android 16)', CloseWatcher: Watcher as never })
    const active = () => watchers.filter(({ destroy }) => destroy.mock.calls.length === 0)
    const gesture = async () => {
      const [watcher] = active()
      // The browser ends it first.
      watcher?.destroy()
      watcher?.onclose()
      await tab.settle()
    }
    return { tab, active, gesture }
  }

  it('closes one layer a time, has one watcher at a time, and adds no entry', async () => {
    const { tab, active, gesture } = openPhone()
    open('sheet')
    open('menu')
    expect([active().length, tab.router.length]).toEqual([1, 1])
    await gesture()
    expect([names(), active().length]).toEqual([['sheet'], 1])
    await gesture()
    expect([names(), active().length]).toEqual([[], 0])
    await tab.back()
    expect(tab.isLeft()).toBe(true)
  })

  it('asks again when what is on top has asked a question instead of closing', async () => {
    const { active, gesture } = openPhone()
    const ask = vi.fn()
    const remove = openLayer({ current: ask })
    await gesture()
    await gesture()
    expect([ask.mock.calls.length, active().length]).toEqual([2, 1])
    remove()
    expect(active()).toEqual([])
  })

  it('is the step of the history where only an answer closes', async () => {
    const { tab, active } = openPhone()
    const remove = openLayer({ current: undefined })
    expect(active()).toEqual([])
    await tab.back()
    expect(tab.isLeft()).toBe(false)
    remove()
  })

  it('leaves Esc to what is open: no watcher while the key is handled', async () => {
    const { tab, active } = openPhone()
    open('sheet')
    open('menu')
    tab.press('Escape')
    close('menu')
    expect(active()).toEqual([])
    await tab.settle()
    expect([names(), active().length]).toEqual([['sheet'], 1])
  })
})
