// JSX for a still picture: no state, no effects, one text of HTML. Takes the place of react/jsx-runtime there.
type Props = Readonly<Record<string, unknown>>
type Part = (props: Props) => unknown

interface Drawn {
  readonly type: string | Part
  readonly props: Props
}

const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'type' in value

/** HTML that is drawn already. */
export const ready = (html: string): Drawn => ({ type: () => undefined, props: { html } })

export const jsx = (type: string | Part, props: Props): Drawn => ({ type, props })
/** What has several children is made in the same way. */
export const jsxs = (type: string | Part, props: Props): Drawn => jsx(type, props)
export const Fragment: Part = ({ children }) => children

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', viewBox: 'viewBox' }
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
// `strokeWidth` is stroke-width, but `tabIndex` and `dateTime` are one word.
const nameOf = (name: string): string =>
  names[name] ?? (name.startsWith('stroke') ? kebab(name) : name.toLowerCase())

const styleOf = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';')

const attribute = ([name, value]: [string, unknown]): string => {
  const isSaid = /^(aria|data)-/.test(name)
  if (name === 'children' || typeof value === 'function' || value === undefined || value === null) return ''
  if (typeof value === 'object') return ` style="${escaped(styleOf(value))}"`
  if (typeof value === 'boolean' && !isSaid) return value ? ` ${nameOf(name)}` : ''
  return ` ${isSaid ? name : nameOf(name)}="${escaped(String(value as string | number | boolean))}"`
}

/** Takes what JSX made; gives its HTML. What throws, throws here: a part is drawn when its turn comes. */
export const htmlOf = (drawn: unknown): string => {
  if (Array.isArray(drawn)) return drawn.map(htmlOf).join('')
  if (typeof drawn === 'string' || typeof drawn === 'number') return escaped(String(drawn))
  if (!isDrawn(drawn)) return ''
  const { type, props } = drawn
  if (typeof props['html'] === 'string') return props['html']
  if (typeof type === 'function') return htmlOf(type(props))
  const attributes = Object.entries(props).map(attribute).join('')
  const isVoid = type === 'br' || type === 'hr' || type === 'img'
  return `<${type}${attributes}>${isVoid ? '' : `${htmlOf(props['children'])}</${type}>`}`
}
