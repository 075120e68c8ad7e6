// Keys that are pressed before the code that answers them has loaded.

interface EarlyKeys {
  pressed: KeyboardEvent[]
  readonly stop: () => void
}
const page = globalThis as { earlyKeys?: EarlyKeys | undefined }

/** Older ones are forgotten: a screen that opens much later surprises. */
const maxAgeMs = 5000

const isInField = ({ target }: Event): boolean =>
  (target as Element).closest?.('input, textarea, select, [contenteditable]') != null

/** `/` and Ctrl+K (⌘K), which a browser uses itself. */
export const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (key === '/' && !ctrlKey && !metaKey && !altKey) ||
  (code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey)

/** Called by the page: remembers what is pressed outside a field, until it is taken, or something else is done. */
export const rememberEarlyKeys = (): void => {
  const remember = (event: KeyboardEvent) => {
    if (isInField(event)) return
    if (event.key === 'Enter' || event.key === 'Escape') keys.pressed = []
    else keys.pressed.push(event)
    // Only while nothing else answers them.
    if (isSearchKey(event) && document.querySelector('#first')) event.preventDefault()
  }
  const forget = () => {
    keys.pressed = []
  }
  const keys: EarlyKeys = {
    pressed: [],
    stop: () => {
      document.removeEventListener('keydown', remember)
      document.removeEventListener('pointerdown', forget)
    },
  }
  document.addEventListener('keydown', remember)
  document.addEventListener('pointerdown', forget)
  page.earlyKeys = keys
}

const listPressed = (): KeyboardEvent[] =>
  (page.earlyKeys?.pressed ?? []).filter(({ timeStamp }) => performance.now() - timeStamp < maxAgeMs)

/** The last key that opens the search or the help, and what was typed after it; null: none. Forgets all keys then. */
export const takeEarlySearch = (): { readonly isHelp: boolean; readonly typed: string } | null => {
  const pressed = listPressed()
  const at = pressed.findLastIndex((event) => isSearchKey(event) || event.key === '?')
  if (at === -1) return null
  page.earlyKeys!.pressed = []
  const typed = pressed.slice(at + 1).flatMap(({ key }) => (key.length === 1 ? [key] : []))
  return { isHelp: pressed[at]!.key === '?', typed: typed.join('') }
}

/** The first key of a shortcut of two has been pressed. */
export const hasEarlyGoKey = (): boolean => listPressed().some(({ code }) => code === 'KeyG')

/** The keys in their order; nothing is remembered any more. */
export const takeEarlyKeys = (): readonly KeyboardEvent[] => {
  const pressed = listPressed()
  page.earlyKeys?.stop()
  page.earlyKeys = undefined
  return pressed
}
