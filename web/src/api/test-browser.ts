import { vi } from 'vitest'

const store = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** Lays the few things of a browser that the session touches under a test; what they were asked for can be read. */
export const testBrowser = () => {
  const local = store()
  const place = { pathname: '/registration', search: '?step=2', replace: vi.fn(), reload: vi.fn() }
  const cookies = new Map<string, string>()
  const page = {
    documentElement: { lang: '' },
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
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', store())
  vi.stubGlobal('location', place)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof onStorage)[number]) =>
    onStorage.push(listener),
  )
  return { kept: local.kept, cookies, place, page, onStorage }
}
