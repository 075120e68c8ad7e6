/** Finds a control as a student does: by role and name, like Playwright's `getByRole`. */
export interface Control {
  readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'heading' | 'dialog' | 'article' | 'row'
  /** The whole name, or its beginning where `isStart`. */
  readonly name: string
  readonly isStart?: boolean
  /** Only inside this one. */
  readonly within?: Control
}

/** Where a control is, or why it cannot be clicked yet. */
export type Place = { readonly x: number; readonly y: number } | { readonly reason: string }

/** Runs in the page: the middle of the control, scrolled into view. */
export const findControl = (control: Control): Place => {
  const selectors: Record<Control['role'], string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    radio: '[role=radio], input[type=radio]',
    textbox: 'input, textarea',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open], [role=dialog]',
    article: 'article',
    row: 'tr, [role=row]',
  }
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const referred = ids.map((id) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.innerText)
    const label = (element as HTMLInputElement).labels?.[0]?.innerText
    return tidy(element.getAttribute('aria-label') ?? (referred.join(' ') || label || element.innerText))
  }
  const find = ({ role, name, isStart, within }: Control): HTMLElement | undefined => {
    const place = within === undefined ? document : find(within)
    return [...(place?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].find((element) => {
      const isHidden = element.closest('[aria-hidden=true], [inert]') !== null
      if (isHidden || !element.checkVisibility({ visibilityProperty: true })) return false
      const own = nameOf(element)
      return isStart === true ? own.startsWith(name) : own === name
    })
  }
  const element = find(control)
  if (element === undefined) return { reason: 'is not on the page' }
  if (element.matches(':disabled')) return { reason: 'is disabled' }
  // In the middle of the window it may be under something that stays in place.
  let reason = ''
  for (const block of ['center', 'end', 'start'] as const) {
    element.scrollIntoView({ block, behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    if (element.contains(hit) || hit?.closest('label')?.control === element) return { x, y }
    reason = `is covered by ${hit?.outerHTML.slice(0, 200)}`
  }
  return { reason }
}
