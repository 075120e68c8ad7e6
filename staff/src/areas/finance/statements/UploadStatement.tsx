import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type FormEvent } from 'react'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { findOtherFormat } from '#rules/finance/statements/find-other-format.ts'
import { splitStatement, previewStatement } from '#rules/finance/statements/preview-statement.ts'
import type { SignReading } from '#rules/finance/statements/read-money.ts'
import { findMissingColumns, guessMapping } from '#rules/finance/statements/statement-columns.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import classes from '../Finance.module.css'
import { CsvFields, type CsvChoices } from './CsvFields.tsx'
import { CsvReading } from './CsvReading.tsx'
import { decodeAs, decodeStatement, oneByteEncodings, type StatementEncoding } from './decode-statement.ts'
import { words } from './words.ts'

const field = {
  required: true,
  many: false,
  maxBytes: 8 * 1024 * 1024,
  types: ['xml', 'csv', 'txt'],
} as const

interface Picked {
  readonly file: File
  readonly bytes: Uint8Array
  readonly content: string
  readonly encoding: StatementEncoding
}

const noChoices: CsvChoices = { mapping: {}, currency: 'GEL', account: undefined }
const isXml = (content: string) => /^\ufeff?\s*</.test(content.slice(0, 1000))

/**
 * Uploads a statement. For CSV it guesses the columns by their names, lets the person correct them, and shows how the rows
 * are read.
 */
export const UploadStatement = () => {
  const t = useWords(words)
  const navigate = useNavigate()
  const accounts = useQuery(q(bankStatements.accounts)).data?.accounts
  const [picked, setPicked] = useState<Picked | null>(null)
  const [line, setLine] = useState<number | undefined>()
  const [choices, setChoices] = useState(noChoices)
  const [reading, setReading] = useState<SignReading | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const uploading = useSend(bankStatements.upload, {
    onSuccess: ({ statementID }) =>
      void navigate({ to: '/finance/statements', search: { statement: statementID } }),
  })
  const fieldError = useFieldError(uploading.error, errors)
  const content = picked?.content
  const csv = useMemo(
    () => (content === undefined || isXml(content) ? null : splitStatement(content, line)),
    [content, line],
  )
  const { mapping, currency, account } = choices
  const preview = useMemo(
    () => (csv === null ? null : previewStatement(csv, mapping, reading ?? 'column')),
    [csv, mapping, reading],
  )
  const isAsked = preview !== null && (preview.conflict !== null || preview.unusedDirection !== -1)
  const choose = (next: CsvChoices) => {
    setChoices(next)
    setReading(null)
    setErrors({})
  }
  const open = (next: Picked, nextLine?: number) => {
    setPicked(next)
    setLine(nextLine)
    const columns = isXml(next.content) ? [] : splitStatement(next.content, nextLine).columns
    choose({ ...choices, mapping: guessMapping(columns) })
  }
  const pick = (file: File | null) => {
    uploading.dismiss()
    setErrors({})
    setPicked(null)
    if (file === null) return
    void file.arrayBuffer().then((buffer) => {
      const bytes = new Uint8Array(buffer)
      const { text, encoding } = decodeStatement(bytes)
      open({ file, bytes, content: text, encoding })
    })
  }
  const send = () => {
    if (picked === null) return
    const own = { mapping, currency, ...(account && { account }), ...(reading && { reading }) }
    uploading.mutate({
      body: {
        filename: picked.file.name,
        content: picked.content,
        ...(csv !== null && { ...own, header_line: csv.line }),
      },
    })
  }
  const findMistake = (): FieldErrors => {
    if (picked === null) return { content: { phrase: words.chooseFile } }
    const format = findOtherFormat(picked.content)
    if (format !== null) return { content: { phrase: words.otherFormat, params: { format } } }
    if (csv !== null && findMissingColumns(mapping).length > 0)
      return { content: { phrase: words.columnMissing } }
    return isAsked && reading === null ? { reading: { phrase: words.readingMissing } } : {}
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (uploading.isPending) return
    const found = findMistake()
    setErrors(found)
    if (Object.keys(found).length === 0) send()
  }
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{t('upload')}</h2>
      <form className={classes['form']} noValidate onSubmit={submit}>
        <p className="muted">{t('intro')}</p>
        {accounts?.length === 0 && <Notice kind="warning">{t('noAccount')}</Notice>}
        <FilePicker
          label={t('file')}
          field={field}
          file={picked?.file ?? null}
          onPick={pick}
          progress={null}
          error={fieldError('content')}
        />
        {picked !== null && oneByteEncodings.some((each) => each === picked.encoding) && (
          <SelectField
            id="encoding"
            label={t('encoding')}
            value={picked.encoding}
            options={oneByteEncodings.map((value) => ({ value, label: value }))}
            onChange={(value) => {
              const encoding = oneByteEncodings.find((each) => each === value) ?? picked.encoding
              open({ ...picked, encoding, content: decodeAs(picked.bytes, encoding) }, line)
            }}
          />
        )}
        {picked !== null && csv !== null && preview !== null && (
          <>
            <CsvFields csv={csv} choices={choices} onChoose={choose} onLine={(next) => open(picked, next)} />
            <CsvReading
              preview={preview}
              columns={csv.columns}
              currency={currency}
              reading={reading}
              onRead={(next) => {
                setReading(next)
                setErrors({})
              }}
              onUseDirection={(column) => choose({ ...choices, mapping: { ...mapping, direction: column } })}
              error={fieldError('reading')}
            />
          </>
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
