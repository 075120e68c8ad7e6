import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import {
  findMissingColumns,
  guessMapping,
  readColumnNames,
  statementColumns,
  type StatementMapping,
} from '#rules/finance/statements/statement-columns.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import classes from '../Finance.module.css'
import own from './Statements.module.css'
import { words } from './words.ts'

const field = { required: true, many: false, maxBytes: 8 * 1024 * 1024, types: ['xml', 'csv'] } as const
const noColumn = -1
const currencies = ['GEL', 'USD', 'EUR'] as const

interface Picked {
  readonly file: File
  readonly content: string
  /** Of CSV. */
  readonly columns: readonly string[] | null
}

/** Uploads a statement; for CSV it asks which column has what, and guesses by their names. */
export const UploadStatement = () => {
  const t = useWords(words)
  const navigate = useNavigate()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [mapping, setMapping] = useState<StatementMapping>({})
  const [currency, setCurrency] = useState<string>(currencies[0])
  const [errors, setErrors] = useState<FieldErrors>({})
  const uploading = useSend(bankStatements.upload, {
    onSuccess: ({ statementID }) =>
      void navigate({ to: '/finance/statements', search: { statement: statementID } }),
  })
  const fieldError = useFieldError(uploading.error, errors)
  const pick = (file: File | null) => {
    uploading.dismiss()
    setErrors({})
    setPicked(null)
    if (file === null) return
    void file.text().then((content) => {
      const columns = /^\ufeff?\s*</.test(content) ? null : readColumnNames(content)
      setPicked({ file, content, columns })
      setMapping(guessMapping(columns ?? []))
    })
  }
  const columns = picked?.columns ?? null
  const send = () => {
    if (picked === null) return
    const csv = columns === null ? {} : { mapping, currency }
    uploading.mutate({ body: { filename: picked.file.name, content: picked.content, ...csv } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (uploading.isPending) return
    const isMissing = columns !== null && findMissingColumns(mapping).length > 0
    const found = picked === null ? words.chooseFile : isMissing ? words.columnMissing : null
    setErrors(found === null ? {} : { content: { phrase: found } })
    if (found === null) send()
  }
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{t('upload')}</h2>
      <form className={classes['form']} noValidate onSubmit={submit}>
        <p className="muted">{t('intro')}</p>
        <FilePicker
          label={t('file')}
          field={field}
          file={picked?.file ?? null}
          onPick={pick}
          progress={null}
          error={fieldError('content')}
        />
        {columns !== null && (
          <fieldset className={own['columns']}>
            <legend>{t('columns')}</legend>
            <p className="muted">{t('columnsText')}</p>
            <div className={own['grid']}>
              {statementColumns.map((column) => (
                <SelectField
                  key={column}
                  id={`column-${column}`}
                  label={t(column)}
                  value={mapping[column] ?? noColumn}
                  options={[
                    { value: noColumn, label: t('none') },
                    ...columns.map((name, nth) => ({ value: nth, label: name || String(nth + 1) })),
                  ]}
                  onChange={(value) =>
                    setMapping({
                      ...mapping,
                      [column]: Number(value) === noColumn ? undefined : Number(value),
                    })
                  }
                />
              ))}
              {mapping.currency === undefined && (
                <SelectField
                  id="currency"
                  label={t('currencyOfFile')}
                  value={currency}
                  options={currencies.map((value) => ({ value, label: value }))}
                  onChange={(value) => setCurrency(String(value))}
                />
              )}
            </div>
          </fieldset>
        )}
        <AttemptNotice
          problem={uploading.error}
          shownFields={['content']}
          isBusy={uploading.isPending}
          onRetry={send}
        />
        <SubmitButton isBusy={uploading.isPending}>{t('upload')}</SubmitButton>
      </form>
    </section>
  )
}
