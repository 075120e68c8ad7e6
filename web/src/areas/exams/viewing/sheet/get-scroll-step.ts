/** As far as an arrow key scrolls in most browsers. */
const linePx = 40
/** A page leaves a strip of what was seen before. */
const pageShare = 0.9

/** How far a key moves in a pane, as the browser does when the pane has the focus; null: it is no such key. */
export const getScrollStep = (
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { clientHeight }: { readonly clientHeight: number },
): { readonly left: number; readonly top: number } | null => {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'ArrowUp') return { left: 0, top: -linePx }
  if (key === 'ArrowDown') return { left: 0, top: linePx }
  if (key === 'ArrowLeft') return { left: -linePx, top: 0 }
  if (key === 'ArrowRight') return { left: linePx, top: 0 }
  if (key === 'PageUp') return { left: 0, top: -clientHeight * pageShare }
  if (key === 'PageDown') return { left: 0, top: clientHeight * pageShare }
  return null
}
