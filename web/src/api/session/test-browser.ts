import { vi } from 'vitest'

const store = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (nth: number) => [...entries.keys()][nth] ?? null,
    get length() {
      return entries.size
    },
  }
}

/** Test files run in threads of one process, which share locks and channels: each file gets its own. */
const stubLocksAndChannels = () => {
  const file = crypto.randomUUID()
  const { locks } = navigator
  const Shared = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Shared {
      constructor(name: string) {
        super(`${name} ${file}`)
      }
    },
  )
  const request = (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    locks.request(`${name} ${file}`, options, work)
  vi.stubGlobal('navigator', { locks: { request } })
}

/** Stubs what the session uses of a browser. */
export const stubBrowser = () => {
  const local = store()
  const tab = store()
  const location = { pathname: '/registration', search: '?step=2', replace: vi.fn(), reload: vi.fn() }
  const cookies = new Map<string, string>()
  const page = {
    documentElement: { lang: '', dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (/max-age=0/i.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  const onStorage: ((event: { key: string | null }) => void)[] = []
  stubLocksAndChannels()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof onStorage)[number]) =>
    onStorage.push(listener),
  )
  return { stored: local.entries, storedInTab: tab.entries, cookies, location, page, onStorage }
}
