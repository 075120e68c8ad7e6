/** Moves what was typed into the static form of the page into `fields`; returns whether its button was pressed. */
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

/** Removes the static form. */
export const removeFirstForm = (): void => {
  document.getElementById('first')?.remove()
  delete document.documentElement.dataset['first']
}
