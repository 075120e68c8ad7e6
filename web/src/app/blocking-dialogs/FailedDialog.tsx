import { useEffect, useState } from 'react'
import type { DialogKey } from '#rules/duties/registry.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'

interface FailedDialogProps {
  readonly dutyKey: DialogKey
  readonly failure: unknown
  readonly isClosable: boolean
  readonly onRetry: () => void
  /** Takes what is to be done in place of closing: nothing can be recorded of what could not be read. */
  readonly setCloseAction: (instead: (() => void) | null) => void
  readonly onLeave: () => void
}

/** A dialog whose data could not be read: it says so, can be read again, and left if the duty can wait. */
export const FailedDialog = (props: FailedDialogProps) => {
  const { dutyKey, failure, isClosable, onRetry, setCloseAction, onLeave } = props
  const locale = useLocale()
  const [failedKey] = useState(dutyKey)
  // The next dialog takes the place of a failed one that was left.
  useEffect(() => {
    if (dutyKey !== failedKey) onRetry()
  }, [dutyKey, failedKey, onRetry])
  useEffect(() => {
    setCloseAction(onLeave)
    return () => setCloseAction(null)
  })
  return (
    <ModalContents title={formatPhrase(dutyWords[dutyKey], locale)} isClosable={isClosable}>
      <ProblemNotice problem={failure} action={<RetryButton failure={failure} onRetry={onRetry} />} />
    </ModalContents>
  )
}
