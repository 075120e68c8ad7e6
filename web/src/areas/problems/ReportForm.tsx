import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ReportFields } from '#web/parts/problem-report/ReportFields.tsx'
import { useReportDraft } from '#web/parts/problem-report/useReportDraft.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './ProblemsScreen.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

const maxLength = 5000

/** The form to report a problem; the draft is kept if sending fails. */
export const ReportForm = () => {
  const t = useWords(words)
  const navigate = useNavigate()
  const [progress, setProgress] = useState(0)
  const { field, draft } = useReportDraft('problem')
  const { text, file } = draft
  const report = useSend(problems.report, {
    onProgress: setProgress,
    onSuccess: ({ problemID }) => {
      draft.clear()
      // The list marks what was sent.
      void navigate({
        to: '/register_problems',
        search: { report: problemID } as never,
        replace: true,
        resetScroll: false,
      })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending || !draft.validate()) return
    setProgress(0)
    report.mutate({ body: { text }, files: file === null ? {} : { file } })
  }
  const fieldError = useFieldError(report.error)
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <ReportFields
        field={field}
        draft={draft}
        label={t('whatIsWrong')}
        hint={t('whatIsWrongHint')}
        rows={7}
        max={maxLength}
        fileLabel={t('file')}
        progress={report.isPending ? progress : null}
        textError={fieldError('text')}
        fileError={fieldError('file')}
        onText={() => report.isSuccess && report.reset()}
        onFile={() => !report.isPending && report.reset()}
      />
      <ProblemNotice problem={report.error} shownFields={['text', 'file']} />
      {report.isSuccess && <Notice kind="success">{t('sentNow')}</Notice>}
      <Button type="submit" loading={report.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
