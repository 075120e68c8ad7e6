import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { master } from '#contract/studies/master.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import type { Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { words } from '#web/areas/master/words.ts'
import classes from './Themes.module.css'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'

export type Supervisor = Reply<typeof master.themes>['supervisors'][number]

const empty = { theme: '', themeeng: '', personID: '', reason: '' }
type FieldName = keyof typeof empty
const maxLengths = { theme: 300, reason: 2000 }

interface Props {
  readonly supervisors: readonly Supervisor[]
  readonly onToast: (message: Message | null) => void
}

/** A button with the form for an own theme; the draft is kept until it is sent. */
export const ProposeThemeButton = ({ supervisors, onToast }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft, clearDraft] = useDraft('master-theme', empty)
  const [errors, setErrors] = useState<FieldErrors<FieldName>>({})
  const propose = useSend(master.chooseTheme, {
    onSuccess: () => {
      setDraft(empty)
      clearDraft()
      setOpen(false)
      onToast({ phrase: words.proposed })
    },
  })
  const fieldError = useFieldError(propose.error, errors)
  const send = () => {
    const { theme, themeeng, personID, reason } = draft
    const note = !isBlank(reason) && { reason }
    propose.mutate({ body: { theme, themeeng, personID: Number(personID), ...note } })
  }
  const submit = () => {
    const missing = (['theme', 'themeeng', 'personID'] as const).filter((name) => isBlank(draft[name]))
    setErrors(Object.fromEntries(missing.map((name) => [name, { phrase: messages.fillRequiredFields }])))
    if (missing[0] === undefined) send()
    else form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus()
  }
  const setField = (name: FieldName, value: string) => {
    setDraft({ ...draft, [name]: value })
    setErrors({})
  }
  const toField = (name: FieldName) => ({
    name,
    value: draft[name],
    error: fieldError(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setField(name, value),
  })
  const toLimitedField = (name: FieldName, max: number) => ({
    maxLength: max,
    inputContainer: (input: ReactNode) => (
      <CharactersLeft text={draft[name]} max={max}>
        {input}
      </CharactersLeft>
    ),
  })
  const toOption = (each: Supervisor) => ({
    value: String(each.personID),
    label: t(each.free > 0 ? 'placesLeft' : 'noPlaces', { name: text(each, 'name'), count: each.free }),
    isDisabled: each.free === 0,
  })
  return (
    <>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          propose.reset()
          setErrors({})
          onToast(null)
          setOpen(true)
        }}
      >
        {t('propose')}
      </button>
      <Modal
        isOpen={isOpen}
        {...(!propose.isPending && { onClose: () => setOpen(false) })}
        title={t('propose')}
        actions={
          <>
            <Button loading={propose.isPending} onClick={submit}>
              {t('sendProposal')}
            </Button>
            <Button variant="default" disabled={propose.isPending} onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          className={classes['fields']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextInput
            data-autofocus
            label={t('themeKa')}
            {...toField('theme')}
            {...toLimitedField('theme', maxLengths.theme)}
          />
          <TextInput
            label={t('themeEn')}
            {...toField('themeeng')}
            {...toLimitedField('themeeng', maxLengths.theme)}
          />
          <SelectField
            label={t('supervisorLabel')}
            {...toField('personID')}
            options={[
              { value: '', label: t('chooseSupervisor'), isDisabled: true },
              ...supervisors.map(toOption),
            ]}
            onChange={(personID) => setField('personID', personID)}
          />
          <Textarea
            label={t('reasonLabel')}
            rows={3}
            {...toField('reason')}
            {...toLimitedField('reason', maxLengths.reason)}
          />
        </form>
        <AttemptNotice
          problem={propose.error}
          shownFields={Object.keys(empty)}
          isBusy={propose.isPending}
          onRetry={send}
        />
      </Modal>
    </>
  )
}
