import type { QueryClient } from '@tanstack/react-query'
import { refreshTopics } from '#web/api/freshness.ts'
import type { Topic } from '#web/api/topics/reads-by-topic.ts'
import { joinWhileVisible } from './join-while-visible.ts'

/** Reads the topic again when the event arrives, and when the stream opens: what came before that had no event. */
export const watchAnswers = (
  client: QueryClient,
  topic: Topic,
  event: 'answer' | 'conversation',
): (() => void) => {
  const refresh = () => refreshTopics(client, topic)
  return joinWhileVisible({
    onEvent: (received) => received.topic === event && refresh(),
    onOpened: refresh,
  })
}
