/** Moves the focus to the first input that can be used: where something is missing when a form is sent. */
export const focusFirstInput = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
