import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { conversations } from '#contract/administration/conversations.ts'
import { send } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'

/** Marks the message and all before it as seen once they are on a visible page. */
export const useMarkSeen = (
  conversationID: number,
  newest: { readonly conversation_messageID: number } | undefined,
): void => {
  const client = useQueryClient()
  const marked = useRef(0)
  const messageId = newest?.conversation_messageID ?? 0
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState !== 'visible' || messageId <= marked.current) return
      marked.current = messageId
      try {
        await send(conversations.seen, { params: { id: conversationID, messageId } })
        refreshTopics(client, 'conversations')
      } catch {
        // It is not lost: it is marked with the next message, or when the page is visible again.
        marked.current = 0
      }
    }
    void mark()
    const markWhenSeen = () => void mark()
    document.addEventListener('visibilitychange', markWhenSeen)
    return () => document.removeEventListener('visibilitychange', markWhenSeen)
  }, [client, conversationID, messageId])
}
