import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notifications } from '#contract/account/notifications.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import '#web/ui/mantine.css'
import classes from './PopupModal.module.css'
import { words } from './words.ts'

interface PopupModalProps {
  readonly messageID: number
  readonly onSaved: () => Promise<void>
  readonly setCloseAction: (instead: () => void) => void
}

/** A message over the page. Every way of closing it is recorded, and it stays until that succeeds (spec 3.8.2). */
export const PopupModal = ({ messageID, onSaved, setCloseAction }: PopupModalProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, refetch } = useSuspenseQuery(q(notifications.popups))
  const listedMessage = data.messages.find(({ modal_messageID }) => modal_messageID === messageID)
  // The message disappears from the data before the dialog closes, so it is copied.
  const [lastMessage, setLastMessage] = useState(listedMessage)
  if (lastMessage === undefined && listedMessage !== undefined) setLastMessage(listedMessage)
  const see = useSend(notifications.seePopup, {
    onSuccess: () => void onSaved(),
  })
  const close = () => see.mutate({ params: { id: messageID } })
  useEffect(() => setCloseAction(close))
  useEffect(() => {
    // The message is newer than the list that was read.
    if (lastMessage === undefined) void refetch()
  }, [lastMessage, refetch])
  const message = listedMessage ?? lastMessage
  return (
    <ModalContents
      title={message === undefined ? '' : text(message, 'title')}
      isClosable
      actions={
        <Button loading={see.isPending || see.isSuccess} onClick={close}>
          {t('confirmRead')}
        </Button>
      }
    >
      {message === undefined ? (
        <Skeleton />
      ) : (
        <>
          <p className={classes['text']}>{text(message, 'text')}</p>
          <p className="muted">{t('sentAt', { date: formatInstant(message.created_at, locale) })}</p>
        </>
      )}
      <AttemptNotice problem={see.error} isBusy={see.isPending || see.isSuccess} onRetry={close} />
    </ModalContents>
  )
}
