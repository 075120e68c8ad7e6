import { profile } from '#contract/account/profile.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatPhone } from '#web/i18n/format-phone.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { CodeForm } from '#web/parts/sms-code/CodeForm.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { words } from '../words.ts'

interface Props {
  readonly phone: string
  /** In ms. */
  readonly resendAt: number
  readonly isRequesting: boolean
  readonly problem: unknown
  readonly onRequestAgain: () => void
  readonly onOtherNumber: () => void
  readonly isClosable: boolean
  readonly onChanged: () => void
}

/** The code that was sent to the new number; it changes the number. */
export const PhoneCode = (props: Props) => {
  const { phone, resendAt, isRequesting, problem, onRequestAgain, onOtherNumber, isClosable, onChanged } =
    props
  const t = useWords(words)
  const change = useSend(profile.changePhone, { onSuccess: onChanged })
  return (
    <ModalContents title={t('changePhone')} isClosable={isClosable}>
      <CodeForm
        intro={t('codeSent', { phone: formatPhone(phone) })}
        submitLabel={t('confirmPhone')}
        {...{ resendAt, isRequesting, onRequestAgain }}
        requestProblem={problem}
        isSending={change.isPending}
        problem={change.error}
        onSend={(code, onRefused) => change.mutate({ body: { phone, code } }, { onError: onRefused })}
        backLabel={t('otherNumber')}
        onBack={onOtherNumber}
      />
    </ModalContents>
  )
}
