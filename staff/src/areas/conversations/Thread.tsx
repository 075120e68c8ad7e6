import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { conversationsStaff } from '#contract/staff/conversations-staff.ts'
import { useIsLive } from '#staff/api/use-live-pages.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useDraftText } from '#staff/ui/useDraftText.ts'
import { q, send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { mergeMessages } from '#web/ui/messages/merge-messages.ts'
import { MessageComposer } from '#web/ui/messages/MessageComposer.tsx'
import { MessageList } from '#web/ui/messages/MessageList.tsx'
import { ThreadHeader } from '#web/ui/messages/ThreadHeader.tsx'
import { messageWords } from '#web/ui/messages/words.ts'
import { threadRefreshMs } from './refresh-ms.ts'

/** One conversation: its messages, and the next one. What is read here is marked as seen by the server. */
export const Thread = ({ id }: { readonly id: number }) => {
  const m = useWords(messageWords)
  const text = useLocalized()
  const client = useQueryClient()
  const isLive = useIsLive()
  const params = { id }
  const [pageCount, setPageCount] = useState(1)
  const reads = useSuspenseQueries({
    queries: Array.from({ length: pageCount }, (_, nth) => ({
      ...q(conversationsStaff.messages, { params, ...(nth > 0 && { query: { page: nth + 1 } }) }),
      ...(nth === 0 && !isLive && { refetchInterval: threadRefreshMs }),
    })),
  })
  const pages = reads.map(({ data }) => data)
  const { conversation, total } = pages[0]!
  const messages = mergeMessages(pages.map(({ items }) => items))
  const { new_messages_count } = conversation
  // The list still counts what was new here.
  useEffect(() => {
    if (new_messages_count > 0) void client.invalidateQueries({ queryKey: [conversationsStaff.list.path] })
  }, [client, new_messages_count])
  const [draft, setDraft] = useDraftText(`message ${id}`)
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const writing = useSend(conversationsStaff.write, {
    onProgress: setProgress,
    onSuccess: () => {
      setDraft('')
      setFiles([])
    },
  })
  const write = () => {
    setProgress(0)
    writing.mutate({ params, body: { text: draft }, files: { 'files[]': files } })
  }
  return (
    <>
      <ThreadHeader counterpart={conversation} />
      <MessageList
        messages={messages}
        now={reads[0]!.dataUpdatedAt}
        isGroup={conversation.is_group}
        ariaLabel={m('messagesWith', { name: text(conversation, 'name') })}
        onEarlier={messages.length < total ? () => startTransition(() => setPageCount(pageCount + 1)) : null}
        loadFile={(fileID) => send(conversationsStaff.file, { params: { id, fileID } })}
      />
      <MessageComposer
        text={draft}
        onText={setDraft}
        files={files}
        onFiles={setFiles}
        sending={writing}
        progress={progress}
        onSend={write}
      />
    </>
  )
}
