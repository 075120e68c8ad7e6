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
  const form = Object.values(fields)[0]?.form
  for (const button of ['[type=submit]', '.show-password'])
    if (firstForm.querySelector(`${button}:focus`) !== null) form?.querySelector<HTMLElement>(button)?.focus()
  removeFirstForm()
  return firstForm.dataset['pressed'] === 'yes'
}

/** Removes the static form. */
export const removeFirstForm = (): void => {
  document.getElementById('first')?.remove()
  delete document.documentElement.dataset['first']
}
