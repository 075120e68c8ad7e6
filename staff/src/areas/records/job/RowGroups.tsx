import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Job } from '../describe-state.ts'
import classes from '../Records.module.css'
import { jobWords } from './words.ts'

type Group = Job['bad'][number]

const RowGroup = ({ group }: { readonly group: Group }) => {
  const t = useWords(jobWords)
  const text = useLocalized()
  const locale = useLocale()
  const { file, column, count, rows } = group
  const more = count - rows.length
  return (
    <li>
      <strong>{text(group, 'repair') || text(group, 'reason')}</strong>
      {group.repair !== '' && <span>{text(group, 'reason')}</span>}
      <span className="muted">
        {column === '' ? file : t('groupOf', { file, column })} · {t('rowCount', { count })}
      </span>
      <ul>
        {rows.map(({ line, value }, nth) => (
          <li key={`${nth} ${line}`}>
            {line === 0 ? t('wholeFile') : `${t('line')} ${line}`}
            {value !== '' && `: ${t('quoted', { value })}`}
          </li>
        ))}
        {more > 0 && <li className="muted">{t('moreRows', { count: formatNumber(more, locale, 0) })}</li>}
      </ul>
    </li>
  )
}

/** Rows of the files, by what has to be done about them. */
export const RowGroups = ({ groups }: { readonly groups: readonly Group[] }) => (
  <ul className={classes['groups']}>
    {groups.map((group) => (
      <RowGroup key={`${group.file} ${group.column} ${group.reasoneng} ${group.repaireng}`} group={group} />
    ))}
  </ul>
)
