// Inlined into the page by the first-paint script, so it imports nothing.

/** What the page of staff leaves in a new tab, which then shows the portal as the student sees it. */
export interface StudentView {
  readonly token: string
  readonly studentID: number
  /** When it ends, in ms since the epoch of this device. */
  readonly until: number
}

const viewKey = 'student_view'
/** The names under which such a tab stores what a tab of the student would keep in the browser. */
const prefix = `${viewKey} `

const readView = (): StudentView | null => {
  try {
    const view = JSON.parse(sessionStorage.getItem(viewKey) ?? 'null') as StudentView | null
    return view !== null && view.until > Date.now() ? view : null
  } catch {
    return null
  }
}

/** The view that this page shows, or null; a page whose view has ended is left at once. */
export const currentView = readView()

/** How the member of staff likes to read, which such a tab takes over. */
const keptNames = ['locale', 'mantine-color-scheme-value']

/** Leaves a view in a new tab, and nothing else. */
export const storeView = (tab: Storage, view: StudentView): void => {
  const kept = keptNames.map((name) => [name, localStorage.getItem(name)] as const)
  tab.clear()
  tab.setItem(viewKey, JSON.stringify(view))
  for (const [name, value] of [...kept, ['token', view.token] as const])
    if (value !== null) tab.setItem(prefix + name, value)
}

const listNames = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, nth) => sessionStorage.key(nth) ?? '').filter((name) =>
    name.startsWith(prefix),
  )

/** Nothing of the view stays in the tab. */
export const forgetView = (): void => {
  for (const name of [viewKey, ...listNames()]) sessionStorage.removeItem(name)
}

/**
 * From here on the page neither reads nor writes what the browser keeps, which may be of a student who is signed in here:
 * `localStorage` is a part of the tab's own storage, which ends with the tab.
 */
export const isolateStorage = (): void => {
  const value = {
    getItem: (name: string) => sessionStorage.getItem(prefix + name),
    setItem: (name: string, text: string) => sessionStorage.setItem(prefix + name, text),
    removeItem: (name: string) => sessionStorage.removeItem(prefix + name),
    key: (nth: number) => listNames()[nth]?.slice(prefix.length) ?? null,
    get length() {
      return listNames().length
    },
  }
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
}
