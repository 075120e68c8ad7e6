import type { RefObject } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import type { ReportDraft } from './useReportDraft.ts'

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly draft: ReportDraft
  readonly label: string
  readonly hint: string
  readonly rows: number
  readonly max: number
  readonly hasInitialFocus?: boolean
  readonly fileLabel: string
  /** The share of the file that has been sent, 0 to 1; null while nothing is being sent. */
  readonly progress: number | null
  /** The server's errors. */
  readonly textError: string | undefined
  readonly fileError: string | undefined
  readonly onText?: () => void
  readonly onFile: () => void
}

/** The text and the file of a problem report. */
export const ReportFields = (props: Props) => {
  const { field, draft, label, hint, rows, max, hasInitialFocus, fileLabel, progress, textError, fileError } =
    props
  return (
    <>
      <LongTextField
        ref={field}
        name="text"
        data-autofocus={hasInitialFocus || undefined}
        label={label}
        description={hint}
        rows={rows}
        max={max}
        text={draft.text}
        error={draft.error ?? textError}
        onText={(text) => {
          draft.setText(text)
          props.onText?.()
        }}
      />
      <FilePicker
        label={fileLabel}
        field={problems.report.files.file}
        file={draft.file}
        onPick={(file) => {
          draft.setFile(file)
          props.onFile()
        }}
        progress={progress}
        error={fileError}
      />
    </>
  )
}
