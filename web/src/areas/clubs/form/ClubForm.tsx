import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import type { Club } from '../club.ts'
import classes from './ClubForm.module.css'
import { fieldNames, findClubErrors, textFields, type TextField } from './find-club-errors.ts'
import { PictureField } from './PictureField.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const empty = { name: '', nameeng: '', description: '', descriptioneng: '' }

/** The initial texts of the form: the change that waits or was rejected, else the approved ones. */
const toTexts = (club: Club | null): typeof empty => {
  const { name, nameeng, description, descriptioneng } = club?.change ?? club ?? empty
  return { name, nameeng, description, descriptioneng }
}

/** A new club, or a change of the student's own. What was written outlives a refusal, a reload and an expired session. */
export const ClubForm = ({ club }: { readonly club: Club | null }) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft(`club-${club?.self_governmentID ?? 'new'}`, toTexts(club))
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState(0)
  const [errors, setErrors] = useState<FieldErrors>({})
  const sent = {
    onProgress: setProgress,
    onSuccess: ({ self_governmentID }: { readonly self_governmentID: number }) => {
      clearDraft()
      void navigate({ to: '/clubs/manage', search: { club: self_governmentID } as never, replace: true })
    },
  }
  const founding = useSend(clubs.found, sent)
  const changing = useSend(clubs.change, sent)
  const sending = club === null ? founding : changing
  const fieldError = useFieldError(sending.error, errors)
  const clearErrors = () => {
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const send = () => {
    setProgress(0)
    if (club !== null)
      changing.mutate({
        params: { id: club.self_governmentID },
        body: draft,
        files: file === null ? {} : { picture: file },
      })
    else if (file !== null) founding.mutate({ body: draft, files: { picture: file } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findClubErrors(draft, club !== null || file !== null)
    setErrors(found)
    const first = fieldNames.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}], [data-file=${first}] input`)?.focus()
  }
  const field = (name: TextField) => ({
    name,
    label: t(name),
    error: fieldError(name),
    max: textFields[name],
    text: draft[name],
    onText: (text: string) => {
      setDraft({ ...draft, [name]: text })
      clearErrors()
    },
  })
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <LineField {...field('name')} />
      <LineField {...field('nameeng')} />
      <LongTextField {...field('description')} description={t('descriptionHint')} rows={6} />
      <LongTextField {...field('descriptioneng')} rows={6} />
      <PictureField
        field={clubs.found.files.picture}
        current={(club?.change ?? club)?.picture ?? null}
        file={file}
        progress={sending.isPending && file !== null ? progress : null}
        error={fieldError('picture')}
        onPick={(picked) => {
          setFile(picked)
          clearErrors()
        }}
      />
      <AttemptNotice
        problem={sending.error}
        shownFields={fieldNames}
        isBusy={sending.isPending}
        onRetry={send}
      />
      <Button type="submit" loading={sending.isPending}>
        {t('sendNew')}
      </Button>
    </form>
  )
}

interface LineFieldProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly max: number
  readonly text: string
  readonly onText: (text: string) => void
}

const LineField = ({ max, text, onText, ...props }: LineFieldProps) => (
  <TextInput
    {...props}
    maxLength={max}
    inputContainer={(input) => (
      <CharactersLeft text={text} max={max}>
        {input}
      </CharactersLeft>
    )}
    value={text}
    onChange={({ currentTarget: { value } }) => onText(value)}
  />
)
