import { formatPhrase } from '#rules/text/locale.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './AuditScreen.module.css'
import { findFieldPhrase, words } from './words.ts'

type Values = Readonly<Record<string, unknown>> | null

interface Props {
  readonly before: Values
  readonly after: Values
}

const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/.test(value)

const none = '—'

/** The changed values, each with what it was and what it is; what was empty and stays so is left out. */
export const AuditChange = ({ before, after }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const toText = (value: unknown): string => {
    if (value === null || value === undefined) return none
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (Array.isArray(value)) return value.map(toText).join('; ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, each]) => `${formatPhrase(findFieldPhrase(name), locale)} ${toText(each)}`)
        .join(', ')
    const text = String(value as string | number)
    return isInstant(text) ? formatShortInstant(text, locale) : text
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const rows = names
    .map((name) => ({ name, from: toText(before?.[name]), to: toText(after?.[name]) }))
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
