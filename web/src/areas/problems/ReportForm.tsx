import { Button, Textarea } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import classes from './ProblemsScreen.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const longest = 5000

/** What does not work, in her own words, with a file if that helps; all of it stays when sending fails. */
export const ReportForm = () => {
  const t = useWords(words)
  const m = useWords(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ text }, setDraft, forget] = useDraft('problem', { text: '' })
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState<string | null>(null)
  const report = useSend(problems.report, {
    onProgress: setShare,
    onSuccess: () => {
      setDraft({ text: '' })
      forget()
      setFile(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending) return
    setWrong(text.trim() === '' ? m('enterProblem') : null)
    if (text.trim() === '') return field.current?.focus()
    setShare(0)
    report.mutate({ body: { text }, files: file === null ? {} : { file } })
  }
  const fields = report.error?.fields ?? {}
  const isAtField = Object.keys(fields).length > 0
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <Textarea
        ref={field}
        name="text"
        label={t('whatIsWrong')}
        description={t('whatIsWrongHint')}
        rows={7}
        maxLength={longest}
        inputContainer={(input) => (
          <CharactersLeft text={text} max={longest}>
            {input}
          </CharactersLeft>
        )}
        value={text}
        error={wrong ?? fields['text']?.[0]}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ text: value })
          setWrong(null)
          if (report.isSuccess) report.reset()
        }}
      />
      <FilePicker
        label={t('file')}
        field={problems.report.files.file}
        file={file}
        onPick={(picked) => {
          setFile(picked)
          if (!report.isPending) report.reset()
        }}
        progress={report.isPending ? share : null}
        error={fields['file']?.[0]}
      />
      {!isAtField && <ProblemNotice problem={report.error} />}
      {report.isSuccess && <Notice kind="success">{t('sentNow')}</Notice>}
      <Button type="submit" loading={report.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
