import { Button, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { finance } from '#contract/administration/finance.ts'
import { profile } from '#contract/account/profile.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { normalisePhone } from '#rules/account/phone.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import '#web/ui/mantine.css'
import classes from './Form.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'

/** Of a mobile number (spec 5.2). */
const phoneLength = 9

interface Props {
  /** It was opened by the student, and not asked for. */
  readonly isClosable?: boolean
  readonly onSaved: () => Promise<void>
}

/**
 * Phone and address of a student of informatics: the button appears when both are filled and works at 9 digits (spec
 * 5.2).
 */
export const InformaticsModal = ({ isClosable = false, onSaved }: Props) => {
  const t = useWords(words)
  const id = useId()
  const savedPhone = useSuspenseQuery(q(profile.contactInformation)).data.phone
  const [draft, setDraft, clearDraft] = useDraft('informatics', { phone: savedPhone ?? '', address: '' })
  const [submitted, setSubmitted] = useState(draft)
  const [isChangingPhone, setChangingPhone] = useState(false)
  const save = useSend(finance.saveInformaticsInfo, {
    onSuccess: () => {
      clearDraft()
      void onSaved()
    },
  })
  const phone = normalisePhone(draft.phone)
  const isFilled = phone !== '' && !isBlank(draft.address)
  // A known number is accepted as it is, a foreign one too.
  const isPhoneComplete =
    phone.length === phoneLength || (savedPhone !== null && phone === normalisePhone(savedPhone))
  const isSame = submitted === draft
  const send = () => {
    setSubmitted(draft)
    save.mutate({ body: { phoneNumber: phone, address: draft.address } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled && isPhoneComplete && !save.isPending && !save.isSuccess) send()
  }
  const fieldError = useFieldError(isSame ? save.error : null)
  if (isChangingPhone) {
    const back = () => setChangingPhone(false)
    return (
      <PhoneSteps
        isClosable={isClosable}
        onBack={back}
        onChanged={(changed) => {
          setDraft({ ...draft, phone: changed })
          save.reset()
          back()
        }}
      />
    )
  }
  return (
    <ModalContents
      title={t('informaticsTitle')}
      isClosable={isClosable}
      actions={
        <div className={classes['button']}>
          {isFilled && (
            <Button
              form={id}
              type="submit"
              disabled={!isPhoneComplete}
              loading={save.isPending || save.isSuccess}
            >
              {t('save')}
            </Button>
          )}
        </div>
      }
    >
      <p>{t('informaticsText')}</p>
      <form id={id} className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          label={t('phone')}
          description={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={draft.phone}
          error={fieldError('phoneNumber')}
          onChange={({ target }) => setDraft({ ...draft, phone: target.value })}
        />
        {/* A stored number can only be changed with a password and a code. */}
        {savedPhone !== null && (
          <button type="button" className="text-button" onClick={() => setChangingPhone(true)}>
            {t('otherPhone')}
          </button>
        )}
        <TextInput
          label={t('address')}
          description={t('addressHint')}
          autoComplete="street-address"
          value={draft.address}
          error={fieldError('address')}
          onChange={({ target }) => setDraft({ ...draft, address: target.value })}
        />
        <AttemptNotice
          problem={save.error}
          shownFields={['phoneNumber', 'address']}
          isBusy={save.isPending || save.isSuccess}
          onRetry={send}
        />
      </form>
    </ModalContents>
  )
}
