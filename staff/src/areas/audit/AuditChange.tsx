import { formatPhrase } from '#rules/text/locale.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './AuditScreen.module.css'
import { findValuePhrase } from './value-words.ts'
import { findFieldPhrase, words } from './words.ts'

type Values = Readonly<Record<string, unknown>> | null

interface Props {
  readonly before: Values
  readonly after: Values
}

const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/.test(value)

const none = '—'

/**
 * The number of an import is in its row already, and its other one on no screen. The path of a call says nothing to a reader: the row
 * names the operation, and the downloaded table has the path too.
 */
const omitted = ['jobID', 'importID', 'call']

/** The changed values, each with what it was and what it is; what was empty and stays so is left out. */
export const AuditChange = ({ before, after }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const toText = (value: unknown, name: string): string => {
    if (value === null || value === undefined) return none
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map((each) => toText(each, name)).join('; ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, each]) => `${formatPhrase(findFieldPhrase(key), locale)} ${toText(each, key)}`)
        .join(', ')
    const text = String(value as string | number)
    const phrase = findValuePhrase(name, text)
    if (phrase !== undefined) return formatPhrase(phrase, locale)
    if (name === 'size' && typeof value === 'number') return formatFileSize(value, locale)
    return isInstant(text) ? formatShortInstant(text, locale) : text
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !omitted.includes(name),
  )
  const rows = names
    .map((name) => ({ name, from: toText(before?.[name], name), to: toText(after?.[name], name) }))
    .filter(({ from, to }) => from !== none || to !== none)
  return (
    <ul className={`plain-list ${classes['values']}`}>
      {rows.map(({ name, from, to }) => (
        <li key={name}>
          <span className="muted">{formatPhrase(findFieldPhrase(name), locale)}:</span>{' '}
          {before !== null && after !== null && from === to ? (
            // Says what the row is about.
            <span>{to}</span>
          ) : (
            <>
              {before !== null && (
                <del>
                  <span className="visually-hidden">{t('before')}: </span>
                  {from}
                </del>
              )}{' '}
              {(before === null || name in (after ?? {})) && (
                <ins>
                  <span className="visually-hidden">{t('after')}: </span>
                  {to}
                </ins>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
