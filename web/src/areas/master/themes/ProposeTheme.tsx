import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { master } from '#contract/studies/master.ts'
import type { Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { words } from '../words.ts'
import classes from './Themes.module.css'
import '#web/ui/mantine.css'

export type Supervisor = Reply<typeof master.themes>['supervisors'][number]

const empty = { theme: '', themeeng: '', personID: '', reason: '' }
type Name = keyof typeof empty
const longest = { theme: 300, reason: 2000 }

interface Props {
  readonly supervisors: readonly Supervisor[]
  readonly onTold: (told: string | null) => void
}

/** The button and the dialog by which I propose a theme of my own; what is typed stays until it has been sent. */
export const ProposeTheme = ({ supervisors, onTold }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft, forget] = useDraft('master-theme', empty)
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({})
  const sending = useSend(master.chooseTheme, {
    onSuccess: () => {
      setDraft(empty)
      forget()
      setOpen(false)
      onTold(t('proposed'))
    },
  })
  const send = () => {
    const { theme, themeeng, personID, reason } = draft
    const note = reason.trim() !== '' && { reason }
    sending.mutate({ body: { theme, themeeng, personID: Number(personID), ...note } })
  }
  const submit = () => {
    const missing = (['theme', 'themeeng', 'personID'] as const).filter((name) => draft[name].trim() === '')
    setWrong(Object.fromEntries(missing.map((name) => [name, m('fillRequiredFields')])))
    if (missing[0] === undefined) send()
    else form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus()
  }
  const field = (name: Name) => ({
    name,
    value: draft[name],
    error: wrong[name] ?? sending.error?.fields[name]?.[0],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setDraft({ ...draft, [name]: value })
      setWrong({})
    },
  })
  const limited = (name: Name, most: number) => ({
    maxLength: most,
    inputContainer: (input: ReactNode) => (
      <CharactersLeft text={draft[name]} max={most}>
        {input}
      </CharactersLeft>
    ),
  })
  const places = (each: Supervisor) => ({
    value: String(each.personID),
    label: t(each.free > 0 ? 'placesLeft' : 'noPlaces', { name: text(each, 'name'), count: each.free }),
    disabled: each.free === 0,
  })
  return (
    <>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          sending.reset()
          setWrong({})
          onTold(null)
          setOpen(true)
        }}
      >
        {t('propose')}
      </button>
      <Modal
        isOpen={isOpen}
        {...(!sending.isPending && { onClose: () => setOpen(false) })}
        title={t('propose')}
        actions={
          <>
            <Button loading={sending.isPending} onClick={submit}>
              {t('proposeVerb')}
            </Button>
            <Button variant="default" disabled={sending.isPending} onClick={() => setOpen(false)}>
              {t('notYet')}
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
            {...field('theme')}
            {...limited('theme', longest.theme)}
          />
          <TextInput label={t('themeEn')} {...field('themeeng')} {...limited('themeeng', longest.theme)} />
          <NativeSelect
            label={t('ofSupervisor')}
            {...field('personID')}
            data={[{ value: '', label: t('chooseSupervisor'), disabled: true }, ...supervisors.map(places)]}
          />
          <Textarea label={t('why')} rows={3} {...field('reason')} {...limited('reason', longest.reason)} />
        </form>
        <AttemptNotice problem={sending.error} isBusy={sending.isPending} onRetry={send} />
      </Modal>
    </>
  )
}
