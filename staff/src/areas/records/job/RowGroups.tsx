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
  const more = count - rows.length
  const toText = (line: number, value: string) => {
    if (line === 0 && hasFindings) return value
    const place = line === 0 ? t('wholeFile') : `${t('line')} ${line}`
    return value === '' ? place : `${place}: ${t('quoted', { value })}`
  }
  return (
    <li>
      <strong>{text(group, 'repair') || text(group, 'reason')}</strong>
      {group.repair !== '' && <span>{text(group, 'reason')}</span>}
      <span className="muted">
        {column === '' ? file : t('groupOf', { file, column })} · {t('rowCount', { count })}
      </span>
      <ul>
        {rows.map(({ line, value }, nth) => (
          <li key={`${nth} ${line}`}>{toText(line, value)}</li>
        ))}
        {more > 0 && <li className="muted">{t('moreRows', { count: formatNumber(more, locale, 0) })}</li>}
      </ul>
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
