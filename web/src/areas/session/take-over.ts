/** Takes the fields that React has just put in; moves into them what was typed into the form of the page, and says
 * whether its button was pressed already. */
export const takeOver = (fields: Readonly<Record<string, HTMLInputElement | null>>): boolean => {
  const first = document.querySelector<HTMLFormElement>('#first form')
  if (first === null) return false
  for (const [name, field] of Object.entries(fields)) {
    const typed = first.elements.namedItem(name)
    if (field === null || !(typed instanceof HTMLInputElement)) continue
    field.value = typed.value
    if (document.activeElement === typed) {
      field.focus()
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd)
    }
  }
  const button = first.querySelector('[type=submit]')
  const isOnButton = button !== null && document.activeElement === button
  if (isOnButton) Object.values(fields)[0]?.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  removeFirst()
  return first.dataset['pressed'] === 'yes'
}

/** Takes the form of the page away. */
export const removeFirst = (): void => {
  document.getElementById('first')?.remove()
  delete document.documentElement.dataset['first']
}
