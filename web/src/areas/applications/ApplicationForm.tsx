import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { applications } from '#contract/administration/applications.ts'
import { findMissingDocuments, findValueErrors, maxLengths } from '#rules/applications/check-values.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Message } from '#web/i18n/message.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { MultiFilePicker } from '#web/ui/file/MultiFilePicker.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { seededKinds, type ApplicationKind } from './application.ts'
import classes from './Applications.module.css'
import { AttachedReceipt } from './AttachedReceipt.tsx'
import { ExamChoice } from './ExamChoice.tsx'
import { LeavingLink } from './LeavingLink.tsx'
import { FieldInput, isLanguageField } from './FieldInput.tsx'
import { useInstalments } from './useInstalments.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const fileField = applications.send.files['files[]']
const errorWords = {
  missing: words.fillIn,
  tooLong: words.tooLong,
  notADate: words.notADate,
  notOffered: words.chooseAnswer,
} as const
const toName = (fieldID: number) => `field${fieldID}`

/** Errors that the form finds before it is sent, by the name of the field. */
const findErrors = (
  { fields, documents }: ApplicationKind,
  draft: Readonly<Record<string, string>>,
  given: readonly number[],
): Readonly<Record<string, Message>> => {
  const types = new Map(fields.map(({ fieldID, type }) => [fieldID, type]))
  const values = new Map(fields.map(({ fieldID }) => [fieldID, draft[toName(fieldID)] ?? '']))
  const toMessage = (fieldID: number, error: keyof typeof errorWords): Message => {
    const type = types.get(fieldID)
    if (error === 'missing' && type === 'choice') return { phrase: words.chooseAnswer }
    if (error === 'missing' && type === 'date') return { phrase: words.notADate }
    return {
      phrase: errorWords[error],
      params: { max: type === 'prose' ? maxLengths.prose : maxLengths.line },
    }
  }
  return Object.fromEntries([
    ...[...findValueErrors(fields, values)].map(([id, error]) => [toName(id), toMessage(id, error)] as const),
    ...findMissingDocuments(documents, given).map(
      (id) => [`document${id}`, { phrase: words.chooseFile }] as const,
    ),
  ])
}

interface Props {
  readonly kind: ApplicationKind
  /** The attempt at registration that it is about. */
  readonly receiptID: number | null
}

/** The form of one kind of application; what was written outlives a reload and an expired session. */
export const ApplicationForm = ({ kind, receiptID }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { kindID, fields, documents } = kind
  const isCertificate = kind.certificate !== null
  const [typed, setDraft, clearDraft] = useDraft<Record<string, string>>(`application-${kindID}`, {})
  // The current language is chosen until another one is.
  const languages = fields.filter(isLanguageField).map(({ fieldID }) => [toName(fieldID), locale])
  const draft: Readonly<Record<string, string>> = { ...Object.fromEntries(languages), ...typed }
  const instalments = useInstalments(kindID)
  const [papers, setPapers] = useState<ReadonlyMap<number, File>>(new Map())
  const [otherFiles, setOtherFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const [errors, setErrors] = useState<Readonly<Record<string, Message>>>({})
  const sending = useSend(applications.send, {
    onProgress: setProgress,
    onSuccess: ({ applicationID }) => {
      clearDraft()
      // "Back" must not lead to an empty form.
      void navigate({
        to: '/my-applications',
        search: { application: applicationID } as never,
        replace: true,
      })
    },
  })
  const fieldError = useFieldError(sending.error, errors)
  const shownFields = [
    ...fields.map(({ fieldID }) => toName(fieldID)),
    ...documents.map(({ documentID }) => `document${documentID}`),
    'files[]',
  ]
  const clearErrors = () => {
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const send = () => {
    setProgress(0)
    const attached = [...papers, ...otherFiles.map((file) => [0, file] as const)]
    sending.mutate({
      body: {
        ...draft,
        kindID: String(kindID),
        receipt: receiptID === null || isCertificate ? '' : String(receiptID),
        documents: attached.map(([documentID]) => documentID).join(','),
      },
      files: { 'files[]': attached.map(([, file]) => file) },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findErrors(kind, draft, [...papers.keys()])
    setErrors(found)
    const first = shownFields.find((name) => Object.hasOwn(found, name))
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}], [data-file=${first}] input`)?.focus()
  }
  const sent = sending.isPending ? progress : null
  const subjectField = fields.find(({ type }) => type === 'line')
  const dayField = fields.find(({ type }) => type === 'date')
  const room = fileField.most - papers.size
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <p className={classes['lead']}>{text(kind, 'description')}</p>
      {isCertificate && <p className={classes['lead']}>{t('madeAtOnce')}</p>}
      {receiptID !== null && !isCertificate && <AttachedReceipt receiptID={receiptID} kindID={kindID} />}
      {kindID === seededKinds.examAppeal && subjectField !== undefined && dayField !== undefined && (
        <ExamChoice
          onChoose={(subject, day) => {
            setDraft({
              ...draft,
              [toName(subjectField.fieldID)]: subject,
              [toName(dayField.fieldID)]: day,
            })
            clearErrors()
          }}
        />
      )}
      {(kindID === seededKinds.mobility || kindID === seededKinds.suspension) && <LeavingLink />}
      {fields.map((field) => {
        const name = toName(field.fieldID)
        return (
          <FieldInput
            key={name}
            field={field}
            value={draft[name] ?? ''}
            error={fieldError(name)}
            onChange={(value) => {
              setDraft({ ...draft, [name]: value })
              clearErrors()
            }}
            {...(instalments !== null && {
              describeOption: (value: string) =>
                /^[2-9]$/.test(value) ? instalments.toParts(Number(value)) : null,
            })}
          />
        )
      })}
      {instalments !== null && <p className="muted">{t('partsOfDebt', { debt: instalments.debt })}</p>}
      {documents.map((document) => {
        const { documentID, is_required } = document
        const name = text(document, 'name')
        return (
          <div key={documentID} data-file={`document${documentID}`}>
            <FilePicker
              label={is_required ? name : t('optional', { name })}
              field={fileField}
              file={papers.get(documentID) ?? null}
              onPick={(file) => {
                const others = [...papers].filter(([id]) => id !== documentID)
                setPapers(new Map(file === null ? others : [...others, [documentID, file]]))
                clearErrors()
              }}
              progress={papers.has(documentID) ? sent : null}
              error={fieldError(`document${documentID}`)}
            />
          </div>
        )
      })}
      {!isCertificate && (
        <MultiFilePicker
          label={t(documents.length === 0 ? 'onlyFiles' : 'otherFiles')}
          field={{ ...fileField, most: room }}
          files={otherFiles}
          onPick={(files) => {
            setOtherFiles(files)
            clearErrors()
          }}
          progress={otherFiles.length > 0 ? sent : null}
          error={fieldError('files[]')}
        />
      )}
      <AttemptNotice
        problem={sending.error}
        shownFields={shownFields}
        isBusy={sending.isPending}
        onRetry={send}
      />
      {!isCertificate && <p className="muted">{t('answerComes')}</p>}
      <Button type="submit" loading={sending.isPending}>
        {t(isCertificate ? 'makeDocument' : 'send')}
      </Button>
    </form>
  )
}
