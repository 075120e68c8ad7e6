/** Takes the fields that React has just put in; moves into them what was typed into the form of the page, and says
 * whether its button was pressed already. */
export const takeOverFirstForm = (fields: Readonly<Record<string, HTMLInputElement | null>>): boolean => {
  const firstForm = document.querySelector<HTMLFormElement>('#first form')
  if (firstForm === null) return false
  for (const [name, field] of Object.entries(fields)) {
    const typed = firstForm.elements.namedItem(name)
    if (field === null || !(typed instanceof HTMLInputElement)) continue
    field.value = typed.value
    if (document.activeElement === typed) {
      field.focus()
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd)
    }
  }
  const button = firstForm.querySelector('[type=submit]')
  const isOnButton = button !== null && document.activeElement === button
  if (isOnButton) Object.values(fields)[0]?.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  removeFirstForm()
  return firstForm.dataset['pressed'] === 'yes'
}

/** Takes the form of the page away. */
export const removeFirstForm = (): void => {
  document.getElementById('first')?.remove()
  delete document.documentElement.dataset['first']
}
