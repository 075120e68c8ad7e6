import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { CodeForm } from '#web/parts/sms-code/CodeForm.tsx'
import { useResendTime } from '#web/parts/sms-code/useResendTime.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { AppInstructions } from './AppInstructions.tsx'
import { ChangeVisitModal } from './ChangeVisitModal.tsx'
import { ContractReview } from './ContractReview.tsx'
import { words } from './words.ts'

interface Props {
  readonly isApproved: boolean
  readonly hasPhone: boolean
  readonly onSaved: () => Promise<void>
  /** Only while the contract cannot be accepted. */
  readonly onClose: (() => void) | undefined
  readonly setCloseAction: (instead: () => void) => void
}

/** The contract to read and accept with a code, then how to get the app (spec 4.5). */
export const ContractModal = ({ isApproved, hasPhone, onSaved, onClose, setCloseAction }: Props) => {
  const t = useWords(words)
  const { visit } = useSuspenseQuery(q(session.user)).data.user
  const { data: contract } = useSuspenseQuery(q(agreements.internationalData))
  const [step, setStep] = useState<'contract' | 'visit' | 'phone'>('contract')
  const resend = useResendTime()
  const request = useSend(agreements.approveContract)
  const accept = useSend(agreements.approveContract)
  const start = useRef<HTMLSpanElement>(null)
  const isReading = resend.resendAt === null
  useEffect(() => start.current?.focus(), [isReading, step])
  const body = { id: contract.id, text_hash: contract.text_hash }
  const requestCode = () => {
    accept.reset()
    request.mutate(
      { body },
      {
        onSuccess: ({ approved, resend_after }) => (approved ? void onSaved() : resend.start(resend_after)),
        onError: resend.startIfSent,
      },
    )
  }
  if (isApproved)
    return <AppInstructions apps={contract.apps} onSaved={onSaved} setCloseAction={setCloseAction} />
  const focusTarget = <span ref={start} tabIndex={-1} className="visually-hidden" />
  if (step === 'phone') {
    const back = () => {
      resend.reset()
      setStep('contract')
    }
    return <PhoneSteps isClosable={onClose !== undefined} onBack={back} onChanged={back} />
  }
  if (step === 'visit' && visit !== null)
    return (
      <ChangeVisitModal
        onSaved={async () => {
          await onSaved()
          setStep('contract')
        }}
        onKeep={() => setStep('contract')}
      />
    )
  if (resend.resendAt !== null)
    return (
      <ModalContents title={t('accept')} isClosable={false}>
        {focusTarget}
        <CodeForm
          intro={t('codeSent')}
          submitLabel={t('accept')}
          resendAt={resend.resendAt}
          isRequesting={request.isPending}
          requestProblem={request.error}
          onRequestAgain={requestCode}
          isSending={accept.isPending || accept.isSuccess}
          problem={accept.error}
          onSend={(code, onRefused) =>
            accept.mutate(
              { body: { ...body, code } },
              {
                onSuccess: () => void onSaved(),
                onError: (problem) => (problem.status === 409 ? resend.reset() : onRefused(problem)),
              },
            )
          }
          backLabel={t('backToText')}
          onBack={() => resend.reset()}
          onChangePhone={() => setStep('phone')}
        />
      </ModalContents>
    )
  return (
    <>
      {focusTarget}
      <ContractReview
        contract={contract}
        visit={visit}
        hasPhone={hasPhone}
        isBusy={request.isPending || request.data?.approved === true}
        problem={accept.error ?? request.error}
        onAccept={requestCode}
        onChangeVisit={() => setStep('visit')}
        onAddPhone={() => setStep('phone')}
        onClose={onClose}
      />
    </>
  )
}
