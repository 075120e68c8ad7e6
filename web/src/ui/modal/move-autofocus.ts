/**
 * `onFocus` of a dialog. Mantine focuses `[data-autofocus]` twice when a dialog opens, and on a busy machine a key can come
 * in between: the mark moves with the focus, so that the second time takes nothing back.
 */
export const moveAutofocus = ({ target }: { readonly target: Element }): void => {
  const dialog = target.closest('[role="dialog"]')
  if (dialog === null || target === dialog) return
  for (const each of dialog.querySelectorAll('[data-autofocus]')) each.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', '')
}
