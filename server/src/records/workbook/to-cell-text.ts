/** How a number of a cell is shown. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'percent' }
  /** Shown as 1E+05; the typed text may have been a code. */
  | { readonly kind: 'scientific' }
  | { readonly kind: 'date' }
  | { readonly kind: 'time' }
  | { readonly kind: 'datetime' }
  /** Zeros only, this many digits. */
  | { readonly kind: 'digits'; readonly count: number }

type SimpleKind = Exclude<NumberFormat['kind'], 'digits'>

/** Formats from 27 on are dates of Chinese, Japanese, Korean and Thai versions. */
const builtinFormats: Readonly<Record<number, SimpleKind>> = {
  9: 'percent',
  10: 'percent',
  11: 'scientific',
  48: 'scientific',
  ...Object.fromEntries(
    [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ),
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'datetime',
  45: 'time',
  46: 'time',
  47: 'time',
}

/** The kind of a number format by its number and, for those of the workbook, its code. */
export const toNumberFormat = (id: number, code: string | undefined): NumberFormat => {
  const builtin = builtinFormats[id]
  if (builtin) return { kind: builtin }
  if (code === undefined) return { kind: 'plain' }
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').toLowerCase()
  if (/^0+$/.test(signs)) return { kind: 'digits', count: signs.length }
  if (signs.includes('%')) return { kind: 'percent' }
  if (/e[+-]/.test(signs)) return { kind: 'scientific' }
  const hasTime = /[hs]/.test(signs) || /\[[hms]+\]/i.test(code)
  // An "m" without hours is a month.
  const hasDay = /[yd]/.test(signs) || (/m/.test(signs) && !hasTime)
  if (hasDay) return { kind: hasTime ? 'datetime' : 'date' }
  return { kind: hasTime ? 'time' : 'plain' }
}

const daySeconds = 86_400
/** Days from 1899-12-30 to 1970-01-01: a serial of Excel after its 29 February 1900, which never was. */
const epochDays = 25_569
const days1904 = 1462

const toClock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** A number of a cell as the files of an import have it; null when it cannot be read back exactly. */
export const toCellText = (raw: string, format: NumberFormat, is1904: boolean): string | null => {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return null
  if (format.kind === 'digits' && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.count, '0')
  if (!['date', 'time', 'datetime'].includes(format.kind)) {
    if (Math.abs(value) >= 1e15) return null
    // The rounding error that arithmetic in the sheet leaves behind the fifteenth digit.
    const text = String(Number(value.toPrecision(15)))
    return text.includes('e') ? null : text
  }
  const seconds = Math.round(value * daySeconds)
  const time = ((seconds % daySeconds) + daySeconds) % daySeconds
  if (format.kind === 'time' && value >= 0 && value < 1) return toClock(time)
  const days = Math.floor(seconds / daySeconds) + (is1904 ? days1904 : 0)
  const date = new Date((days - epochDays) * daySeconds * 1000)
  if (Number.isNaN(date.getTime())) return null
  const day = date.toISOString().slice(0, 10)
  return format.kind === 'date' && time === 0 ? day : `${day}T${toClock(time)}`
}
