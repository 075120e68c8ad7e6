import { openLayer } from '#web/ui/layers/open-layer.ts'
import classes from './EarlyField.module.css'

let field: HTMLInputElement | null = null
let lastKey = ''
let opener: Element | null = null
let removeLayer = (): void => undefined

/**
 * Collects what is typed until the dialog has loaded. A phone shows its keyboard only when a field gets the focus within the
 * tap itself. `onBack` is called when "back" has removed it.
 */
export const openEarlyField = (ariaLabel: string, onBack: () => void): void => {
  if (field) return
  removeLayer = openLayer({
    current: () => {
      takeEarlyField()
      onBack()
    },
  })
  opener = document.activeElement
  lastKey = ''
  field = Object.assign(document.createElement('input'), {
    ariaLabel,
    className: classes['early'],
    onkeydown: ({ key }: KeyboardEvent) => (lastKey = key),
  })
  document.body.append(field)
  field.focus()
}

/** Removes the field, and gives its text, the last key and what had the focus before it. */
export const takeEarlyField = () => {
  const taken = { text: field?.value ?? '', lastKey, opener }
  field?.remove()
  removeLayer()
  field = null
  return taken
}
