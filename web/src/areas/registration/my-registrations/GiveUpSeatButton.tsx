import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { words } from '../words.ts'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

interface Props {
  readonly own: Registered
  readonly onGivenUp: (toast: Message) => void
}

/** Cancels one registration. */
export const GiveUpSeatButton = ({ own, onGivenUp }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const subject = text(own, 'subject')
  const cancel = useSend(registration.cancel, {
    onSuccess: () =>
      onGivenUp({ phrase: words.seatGivenUp, params: { subject: toPhraseValue(own, 'subject') } }),
  })
  return (
    <ConfirmButton
      variant="text-button"
      label={t('giveUp')}
      ariaLabel={t('giveUpOf', { subject })}
      title={t('giveUpTitle')}
      attempt={cancel}
      onConfirm={(close) => cancel.mutate({ params: { id: own.registrationID } }, { onSuccess: close })}
    >
      <p>{t('giveUpText', { subject })}</p>
    </ConfirmButton>
  )
}
