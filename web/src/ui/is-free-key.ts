/** Whether a key may be a shortcut: pressed without Ctrl, Alt or ⌘, not in a field that takes text, and with no dialog open. */
export const isFreeKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target as Element).closest?.('input, textarea, select, [contenteditable]') &&
  document.querySelector('[role=dialog], [aria-modal=true]') === null
