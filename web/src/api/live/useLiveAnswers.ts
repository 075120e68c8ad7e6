import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Topic } from '#web/api/topics/reads-by-topic.ts'
import { watchAnswers } from './watch-answers.ts'

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
  useEffect(() => (hasSent ? watchAnswers(client, topic, event) : undefined), [client, topic, hasSent, event])
}
