import { useMutation } from '@tanstack/react-query'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import type { Job } from '../describe-state.ts'
import { RowGroups } from './RowGroups.tsx'
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

/** The rows that cannot be imported, grouped by how to fix them. */
export const BadRows = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords)
  return (
    <section aria-labelledby="bad">
      <h2 id="bad">{t('bad')}</h2>
      {job.bad.some(hasLines) && <Download job={job} />}
      <RowGroups groups={job.bad} />
    </section>
  )
}
