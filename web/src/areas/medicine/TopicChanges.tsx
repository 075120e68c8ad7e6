import type { ReactNode } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useDeadlineLines } from './useDeadlineLines.ts'
import { words } from './words.ts'

interface Props {
  readonly topics: Reply<typeof medicine.topics>
  /** The page. */
  readonly children: ReactNode
}

/** Changes since the last visit: deadlines, and the name and supervisor of the student's topic. */
export const TopicChanges = ({ topics, children }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const pageChanges = usePageChanges(topics, medicine.topics, medicine.seenTopics)
  const toDeadlineLines = useDeadlineLines('topicsOpened', 'topicsClosed')
  const lines = topics.changes.flatMap((change) => {
    const { before, after, mine } = change
    const of = { row: `subject ${change.subjectID}`, name: text(change, 'subject') }
    if (mine === null) return toDeadlineLines(of, before, after)
    const [was, now] = [mine.before, mine.after].map((topic) => ({
      topic: text(topic, 'topic'),
      lecturer: topic.lecturer === null ? t('nobody') : text(topic.lecturer, 'name'),
    })) as [Record<'topic' | 'lecturer', string>, Record<'topic' | 'lecturer', string>]
    return [
      ...toDeadlineLines(of, before, after),
      ...(was.topic === now.topic
        ? []
        : [{ ...of, text: t('topicRenamed', { was: was.topic, now: now.topic }) }]),
      ...(was.lecturer === now.lecturer
        ? []
        : [
            {
              ...of,
              text: t('lecturerChanged', { topic: now.topic, was: was.lecturer, now: now.lecturer }),
            },
          ]),
    ]
  })
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      {children}
    </ChangesNotice>
  )
}
