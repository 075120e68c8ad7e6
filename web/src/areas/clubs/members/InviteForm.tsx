import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import classes from './Members.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const maxCodeLength = 20

/** Invites a student by their number, who accepts or declines on their page of clubs. */
export const InviteForm = ({ clubID }: { readonly clubID: number }) => {
  const t = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const invite = useSend(clubs.invite, {
    onSuccess: () => {
      setCode('')
      showToast({ phrase: words.inviteSent })
    },
  })
  const fieldError = useFieldError(invite.error, errors)
  const send = () => invite.mutate({ params: { id: clubID }, body: { code } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    if (!isBlank(code)) return send()
    setErrors({ code: { phrase: words.fillIn } })
    input.current?.focus()
  }
  return (
    <form className={classes['invite']} noValidate onSubmit={submit}>
      <h2>{t('inviteTitle')}</h2>
      <TextInput
        ref={input}
        label={t('code')}
        description={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={maxCodeLength}
        value={code}
        error={fieldError('code')}
        onChange={({ currentTarget: { value } }) => {
          setCode(value)
          setErrors({})
          if (!invite.isPending && invite.error?.code !== 'answer_lost') invite.reset()
        }}
      />
      <AttemptNotice problem={invite.error} shownFields={['code']} isBusy={invite.isPending} onRetry={send} />
      <Button type="submit" variant="default" loading={invite.isPending}>
        {t('invite')}
      </Button>
    </form>
  )
}
