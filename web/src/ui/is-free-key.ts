import { readPreference } from '#web/api/preference.ts'

/** Whether a dialog is open, which keeps the keyboard. */
export const hasDialog = (): boolean => document.querySelector('[role=dialog],dialog[open]') !== null

/** Whether the focus is where keys write, or choose an option. */
export const isInField = ({ target }: Event): boolean => (target as Element).matches('input,textarea,select')

/**
 * Whether a key may be a shortcut: pressed without Ctrl, Alt or ⌘, not in a field and with no dialog open. One that writes
 * a character is free only while the student or member of staff has not switched the shortcuts off.
 */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isInField(event) &&
  !hasDialog() &&
  (event.key.length > 1 || readPreference('keys') !== 'off')
