import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './Agreements.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/** A contract with another institution; it can be deferred until the next visit (spec 4.5.6). */
export const ForeignContractModal = ({ onSaved, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(agreements.foreignContract))
  // The contract disappears from the data before the dialog closes, so it is copied.
  const [contract] = useState(data.contract)
  const accept = useSend(agreements.acceptForeignContract, {
    onSuccess: () => void onSaved(),
  })
  const isBusy = accept.isPending || accept.isSuccess
  const send = () => contract !== null && accept.mutate({ body: { messageID: contract.messageID } })
  return (
    <ModalContents
      title={contract === null ? t('contract') : text(contract, 'title')}
      isClosable
      actions={
        <>
          {contract !== null && (
            <Button loading={isBusy} onClick={send}>
              {t('acceptForeign')}
            </Button>
          )}
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <p className={classes['message']}>
        {contract === null ? t('foreignAnswered') : text(contract, 'text')}
      </p>
      <AttemptNotice problem={accept.error} isBusy={isBusy} onRetry={send} />
    </ModalContents>
  )
}
