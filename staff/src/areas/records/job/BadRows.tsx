import { useMutation } from '@tanstack/react-query'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import type { Job } from '../describe-state.ts'
import classes from '../Records.module.css'
import { jobWords } from './words.ts'

type Group = Job['bad'][number]

const hasLines = ({ rows }: Group) => rows.some(({ line }) => line > 1)

const Download = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  const locale = useLocale()
  const isOneFile = new Set(job.bad.filter(hasLines).map(({ file }) => file)).size === 1
  const downloading = useMutation({
    mutationFn: async () =>
      saveFile(
        await send(recordsStaff.rejected, { params: { id: job.jobID }, query: { locale } }),
        isOneFile ? 'rejected.csv' : 'rejected.zip',
      ),
  })
  return (
    <>
      <button
        type="button"
        className="main-button"
        aria-disabled={downloading.isPending || undefined}
        onClick={() => downloading.mutate()}
      >
        {t('rejected')}
      </button>
      <ProblemNotice problem={downloading.error} />
    </>
  )
}

const BadGroup = ({ group }: { readonly group: Group }) => {
  const t = useWords(jobWords)
  const text = useLocalized()
  const locale = useLocale()
  const { file, column, count, rows } = group
  const more = count - rows.length
  return (
    <li>
      <strong>{text(group, 'repair')}</strong>
      <span>{text(group, 'reason')}</span>
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

/** What cannot be imported, by what has to be done about it. */
export const BadRows = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  return (
    <section aria-labelledby="bad">
      <h2 id="bad">{t('bad')}</h2>
      {job.bad.some(hasLines) && <Download job={job} />}
      <ul className={classes['groups']}>
        {job.bad.map((group) => (
          <BadGroup
            key={`${group.file} ${group.column} ${group.reasoneng} ${group.repaireng}`}
            group={group}
          />
        ))}
      </ul>
    </section>
  )
}
