import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshTopics } from '#web/api/freshness.ts'
import type { Topic } from '#web/api/topics/reads-by-topic.ts'
import { joinWhileVisible } from './join-while-visible.ts'

/**
 * While the caller is on the screen: reads the topic again when the university has answered what the student sent, if
 * there is anything that they have sent; or when a message was written or seen.
 */
export const useLiveAnswers = (
  topic: Topic,
  hasSent: boolean,
  event: 'answer' | 'conversation' = 'answer',
): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!hasSent) return undefined
    const refresh = () => refreshTopics(client, topic)
    return joinWhileVisible({
      onEvent: (received) => received.topic === event && refresh(),
      onOpened: refresh,
    })
  }, [client, topic, hasSent, event])
}
