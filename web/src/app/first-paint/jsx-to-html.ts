// JSX to one HTML string, without state or effects; in place of react/jsx-runtime.
type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => unknown

interface Element {
  readonly type: string | Component
  readonly props: Props
}

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'type' in value

export const rawHtml = (html: string): Element => ({ type: () => undefined, props: { html } })

export const jsx = (type: string | Component, props: Props): Element => ({ type, props })
export const jsxs = (type: string | Component, props: Props): Element => jsx(type, props)
export const Fragment: Component = ({ children }) => children

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', viewBox: 'viewBox' }
const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
// `strokeWidth` is stroke-width in HTML, but `tabIndex` and `dateTime` are one word.
const toAttributeName = (name: string): string =>
  names[name] ?? (name.startsWith('stroke') ? toKebab(name) : name.toLowerCase())

/** A number is in px, as in React, except in a variable. */
const toStyle = (style: object): string =>
  Object.entries(style)
    .map(
      ([name, value]) =>
        `${toKebab(name)}:${value}${typeof value === 'number' && !name.startsWith('--') ? 'px' : ''}`,
    )
    .join(';')

const toAttribute = ([name, value]: [string, unknown]): string => {
  const isAriaOrData = /^(aria|data)-/.test(name)
  if (name === 'children' || typeof value === 'function' || value === undefined || value === null) return ''
  if (typeof value === 'object') return ` style="${escapeHtml(toStyle(value))}"`
  if (typeof value === 'boolean' && !isAriaOrData) return value ? ` ${toAttributeName(name)}` : ''
  return ` ${isAriaOrData ? name : toAttributeName(name)}="${escapeHtml(String(value as string | number | boolean))}"`
}

/** Components run here, so a component that throws makes this throw. */
export const toHtml = (element: unknown): string => {
  if (Array.isArray(element)) return element.map(toHtml).join('')
  if (typeof element === 'string' || typeof element === 'number') return escapeHtml(String(element))
  if (!isElement(element)) return ''
  const { type, props } = element
  if (typeof props['html'] === 'string') return props['html']
  if (typeof type === 'function') return toHtml(type(props))
  const attributes = Object.entries(props).map(toAttribute).join('')
  const isVoid = type === 'br' || type === 'hr' || type === 'img'
  return `<${type}${attributes}>${isVoid ? '' : `${toHtml(props['children'])}</${type}>`}`
}
