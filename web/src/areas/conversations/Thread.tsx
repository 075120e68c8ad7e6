import { useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { q, send } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { ActionMenu } from '#web/ui/layout/ActionMenu.tsx'
import { mergeMessages } from '#web/ui/messages/merge-messages.ts'
import { MessageComposer } from '#web/ui/messages/MessageComposer.tsx'
import { MessageList } from '#web/ui/messages/MessageList.tsx'
import { ThreadHeader } from '#web/ui/messages/ThreadHeader.tsx'
import { messageWords } from '#web/ui/messages/words.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { ReportMessageModal } from './ReportMessageModal.tsx'
import { useMarkSeen } from './useMarkSeen.ts'
import { words } from './words.ts'

interface Props {
  readonly id: number
  /** A message that a search has found: earlier ones are read until it is shown. */
  readonly markedID?: number | null
  /** On a phone, the way back to the list. */
  readonly back?: ReactNode
}

/** One conversation: its messages, and the next one. */
export const Thread = ({ id, markedID = null, back }: Props) => {
  const t = useWords(words)
  const m = useWords(messageWords)
  const text = useLocalized()
  const navigate = useNavigate()
  const params = { id }
  const [pageCount, setPageCount] = useState(1)
  const reads = useSuspenseQueries({
    queries: Array.from({ length: pageCount }, (_, nth) =>
      q(conversations.messages, { params, ...(nth > 0 && { query: { page: nth + 1 } }) }),
    ),
  })
  const pages = reads.map(({ data }) => data)
  const { conversation, total } = pages[0]!
  const messages = mergeMessages(pages.map(({ items }) => items))
  useMarkSeen(id, conversation.new_messages_count > 0 ? messages.at(-1) : undefined)
  const [draft, setDraft, clearDraft] = useDraft(`conversation-${id}`, { text: '' })
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const [reported, setReported] = useState<number | null | undefined>(undefined)
  const [newFromID] = useState(() =>
    conversation.new_messages_count === 0
      ? undefined
      : messages.at(-conversation.new_messages_count)?.conversation_messageID,
  )
  const isMarkedRead = markedID === null || messages.some((each) => each.conversation_messageID === markedID)
  const hasEarlier = messages.length < total
  useEffect(() => {
    if (!isMarkedRead && hasEarlier) startTransition(() => setPageCount((count) => count + 1))
  }, [isMarkedRead, hasEarlier, pageCount])
  const writing = useSend(conversations.write, {
    onProgress: setProgress,
    onSuccess: () => {
      setDraft({ text: '' })
      clearDraft()
      setFiles([])
    },
  })
  const muting = useSend(conversations.mute)
  const leaving = useSend(conversations.leave, {
    // "Back" must not lead to what can no longer be read.
    onSuccess: () => void navigate({ to: '/conversations', replace: true }),
  })
  const write = () => {
    setProgress(0)
    writing.mutate({ params, body: { text: draft.text }, files: { 'files[]': files } })
  }
  const name = text(conversation, 'name')
  const onEarlier = hasEarlier ? () => startTransition(() => setPageCount(pageCount + 1)) : null
  const others = messages.filter(({ is_mine }) => !is_mine).toReversed()
  const { is_muted, is_group } = conversation
  return (
    <>
      <ThreadHeader counterpart={conversation} back={back}>
        <ActionMenu
          ariaLabel={t('actions')}
          actions={[
            {
              label: t(is_muted ? 'unmute' : 'mute'),
              onSelect: () => muting.mutate({ params, body: { is_muted: !is_muted } }),
            },
            ...(others.length > 0 ? [{ label: t('report'), onSelect: () => setReported(null) }] : []),
            ...(is_group ? [{ label: t('leave'), onSelect: () => setLeaving(true) }] : []),
          ]}
        />
      </ThreadHeader>
      <ProblemNotice problem={muting.error} />
      <MessageList
        messages={messages}
        now={reads[0]!.dataUpdatedAt}
        isGroup={is_group}
        ariaLabel={m('messagesWith', { name })}
        onEarlier={onEarlier}
        newFromID={newFromID}
        markedID={markedID}
        onReport={({ conversation_messageID }) => setReported(conversation_messageID)}
        loadFile={(fileID) => send(conversations.file, { params: { id, fileID } })}
      />
      <MessageComposer
        text={draft.text}
        onText={(next) => setDraft({ text: next })}
        files={files}
        onFiles={setFiles}
        sending={writing}
        progress={progress}
        onSend={write}
      />
      {reported !== undefined && (
        <ReportMessageModal
          conversationID={id}
          messages={others}
          onEarlier={onEarlier}
          messageID={reported}
          onClose={() => setReported(undefined)}
        />
      )}
      <ConfirmModal
        isOpen={isLeaving}
        title={t('leaveTitle')}
        confirmLabel={t('leaveYes')}
        onConfirm={() => leaving.mutate({ params })}
        onClose={() => setLeaving(false)}
        isBusy={leaving.isPending}
        problem={leaving.error}
      >
        {t('leaveText')}
      </ConfirmModal>
    </>
  )
}
