import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { Message } from '#web/ui/messages/MessageList.tsx'
import classes from '#web/ui/messages/Conversations.module.css'
import { messageWords } from '#web/ui/messages/words.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { words as ui } from '#web/ui/words.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly conversationID: number
  /** Of the others, the latest first. */
  readonly messages: readonly Message[]
  /** Reads earlier ones; null when these are all. */
  readonly onEarlier: (() => void) | null
  /** The one that was chosen in the conversation; null when it is still to be chosen. */
  readonly messageID: number | null
  readonly onClose: () => void
}

const maxReason = 1000
const shownAtOnce = 10
const maxQuote = 80

/** Reports a message to the university, with a reason; the latest are offered first. */
export const ReportMessageModal = (props: Props) => {
  const { conversationID, messages, onEarlier, messageID, onClose } = props
  const t = useWords(words)
  const u = useWords(ui)
  const m = useWords(messageWords)
  const text = useLocalized()
  const locale = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const [shownCount, setShownCount] = useState(shownAtOnce)
  const shown = messages.filter(
    ({ conversation_messageID }, nth) => nth < shownCount || conversation_messageID === messageID,
  )
  const hasMore = messages.length > shownCount || onEarlier !== null
  const [messageId, setMessageId] = useState(messageID)
  const [reason, setReason] = useState('')
  const [isUnchosen, setUnchosen] = useState(false)
  const choice = useRef<HTMLFieldSetElement>(null)
  const [isMissing, setMissing] = useState(false)
  const reporting = useSend(conversations.report, {
    onSuccess: () => {
      showToast({ phrase: words.reportSent })
      onClose()
    },
  })
  const fieldError = useFieldError(reporting.error)
  const submit = () => {
    setMissing(isBlank(reason))
    setUnchosen(messageId === null)
    if (messageId === null) choice.current?.querySelector('input')?.focus()
    else if (isBlank(reason)) field.current?.focus()
    else reporting.mutate({ params: { id: conversationID, messageId }, body: { reason } })
  }
  return (
    <Modal
      isOpen
      {...(!reporting.isPending && { onClose })}
      title={t('reportTitle')}
      actions={
        <>
          <Button loading={reporting.isPending} onClick={submit}>
            {t('reportSend')}
          </Button>
          <Button variant="default" disabled={reporting.isPending} onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      <RadioCards
        cards={shown.map((each) => {
          const said = each.text || (each.files[0]?.filename ?? '')
          return {
            value: each.conversation_messageID,
            label: said.length > maxQuote ? `${said.slice(0, maxQuote)}…` : said,
            hint: `${text(each, 'fname')} ${text(each, 'lname')} · ${formatShortInstant(each.created_at, locale)}`,
          }
        })}
        selected={messageId}
        ref={choice}
        describedBy={isUnchosen ? 'report-unchosen' : undefined}
        onSelect={(chosen) => {
          setMessageId(chosen)
          setUnchosen(false)
        }}
      >
        <legend>{t('reportWhich')}</legend>
      </RadioCards>
      {isUnchosen && (
        <span id="report-unchosen" className="entry-wrong">
          {t('chooseMessage')}
        </span>
      )}
      {hasMore && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            if (messages.length < shownCount + shownAtOnce) onEarlier?.()
            setShownCount(shownCount + shownAtOnce)
          }}
        >
          {m('earlier')}
        </button>
      )}
      <div className={classes['reason']}>
        <LongTextField
          ref={field}
          label={t('reportReason')}
          description={t('reportNext')}
          rows={3}
          text={reason}
          max={maxReason}
          error={isMissing ? t('giveReason') : fieldError('reason')}
          onText={(next) => {
            setReason(next)
            setMissing(false)
            if (!reporting.isPending) reporting.reset()
          }}
        />
      </div>
      <AttemptNotice
        problem={reporting.error}
        shownFields={['reason']}
        isBusy={reporting.isPending}
        onRetry={submit}
      />
    </Modal>
  )
}
