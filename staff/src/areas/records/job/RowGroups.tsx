import { toSentence } from '#rules/staff/to-sentence.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Job } from '../describe-state.ts'
import classes from '../Records.module.css'
import { jobWords } from './words.ts'

type Group = Job['bad'][number]

interface Props {
  readonly group: Group
  /** Rows without a line are findings, not whole files. */
  readonly hasFindings?: boolean | undefined
}

const RowGroup = ({ group, hasFindings = false }: Props) => {
  const t = useWords(jobWords)
  const text = useLocalized()
  const locale = useLocale()
  const { file, column, count, rows } = group
  // A sentence about a whole file names it and says what to do.
  if (group.repair === '')
    return (
      <li>
        <strong>{text(group, 'reason')}</strong>
      </li>
    )
  const more = count - rows.length
  const isWholeFile = !hasFindings && rows.every(({ line }) => line === 0)
  const toText = (line: number, value: string) => {
    if (line === 0 && hasFindings) return value
    const quoted = value === '' ? '' : t('quoted', { value })
    if (line === 0) return quoted
    const place = `${t('line')} ${line}`
    return quoted === '' ? place : `${place}: ${quoted}`
  }
  return (
    <li>
      <strong>{text(group, 'repair')}</strong>
      <span>{toSentence(text(group, 'reason'), locale)}</span>
      <span className="muted">
        {column === '' ? file : t('groupOf', { file, column })}
        {!isWholeFile && ` · ${t('rowCount', { count })}`}
      </span>
      {!isWholeFile && (
        <ul>
          {rows.map(({ line, value }, nth) => (
            <li key={`${nth} ${line}`}>{toText(line, value)}</li>
          ))}
          {more > 0 && <li className="muted">{t('moreRows', { count: formatNumber(more, locale, 0) })}</li>}
        </ul>
      )}
    </li>
  )
}

/** Rows of the files, grouped by what to do about them. */
export const RowGroups = ({
  groups,
  hasFindings,
}: {
  readonly groups: readonly Group[]
  readonly hasFindings?: boolean
}) => (
  <ul className={classes['groups']}>
    {groups.map((group) => (
      <RowGroup
        key={`${group.file} ${group.column} ${group.reasoneng} ${group.repaireng}`}
        group={group}
        hasFindings={hasFindings}
      />
    ))}
  </ul>
)
