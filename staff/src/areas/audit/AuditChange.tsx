import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './AuditScreen.module.css'
import { findFieldPhrase, words } from './words.ts'

type Values = Readonly<Record<string, unknown>> | null

interface Props {
  readonly before: Values
  readonly after: Values
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

/** The changed values, each with what it was and what it is; what was empty and stays so is left out. */
export const AuditChange = ({ before, after }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const rows = names
    .map((name) => ({ name, from: toText(before?.[name]), to: toText(after?.[name]) }))
    .filter(({ from, to }) => from !== '—' || to !== '—')
  return (
    <ul className={`plain-list ${classes['values']}`}>
      {rows.map(({ name, from, to }) => (
        <li key={name}>
          <span className="muted">{formatPhrase(findFieldPhrase(name), locale)}:</span>{' '}
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
        </li>
      ))}
    </ul>
  )
}
