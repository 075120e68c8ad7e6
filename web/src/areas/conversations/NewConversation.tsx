import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { MessageComposer } from '#web/ui/messages/MessageComposer.tsx'
import classes from '#web/ui/messages/Conversations.module.css'
import { ThreadHeader } from '#web/ui/messages/ThreadHeader.tsx'
import { words } from './words.ts'

/** The first message to somebody; whom the student has written to before, their conversation opens. */
export const NewConversation = ({ code, back }: { readonly code: string; readonly back?: ReactNode }) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const query = { search: code }
  const { items } = useSuspenseQuery(q(conversations.list, { query })).data
  const { recipients } = useSuspenseQuery(q(conversations.recipients, { query })).data
  const [draft, setDraft, clearDraft] = useDraft(`conversation-with-${code}`, { text: '' })
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const open = (conversation: number) =>
    navigate({ to: '/conversations', search: { conversation } as never, replace: true })
  const writing = useSend(conversations.start, {
    onProgress: setProgress,
    onSuccess: ({ conversationID }) => {
      clearDraft()
      void open(conversationID)
    },
  })
  const known = items.find((each) => each.code === code)
  const recipient = recipients.find(({ recipient_code }) => recipient_code === code)
  if (known !== undefined && !writing.isPending)
    return <Navigate to="/conversations" search={{ conversation: known.conversationID } as never} replace />
  if (recipient === undefined)
    return (
      <div className={classes['nothing']}>
        {back}
        <Notice kind="warning">{t('cannotWrite')}</Notice>
      </div>
    )
  const write = () => {
    setProgress(0)
    writing.mutate({ body: { text: draft.text, recipient_code: code }, files: { 'files[]': files } })
  }
  return (
    <>
      <ThreadHeader counterpart={recipient} back={back} />
      <p className={classes['nothing']}>{t('first')}</p>
      <MessageComposer
        text={draft.text}
        onText={(next) => setDraft({ text: next })}
        files={files}
        onFiles={setFiles}
        sending={writing}
        progress={progress}
        onSend={write}
      />
    </>
  )
}
