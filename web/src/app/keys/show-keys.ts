/** Shows the list of the keys, as the key Help does, once what was pressed for it has closed. */
export const showKeys = (): void => {
  setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Help', bubbles: true })))
}
