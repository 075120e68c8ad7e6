import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ExamPageViewer } from './ExamPageViewer.tsx'
import type { ShownAnswer } from '#web/areas/exams/viewing/exam-paper.ts'
import classes from '#web/areas/exams/viewing/Viewing.module.css'
import { words } from '#web/areas/exams/viewing/words.ts'

interface Props {
  readonly id: number
  readonly page: number
  readonly shownAnswer: ShownAnswer | null
  readonly onPage: (page: number) => void
}

/** The links expire; they are renewed this long before. */
const refreshBeforeExpiryMs = 30_000

/** The scanned pages of an exam paper; an expired link is renewed once without the student. */
export const ExamPages = ({ id, page, shownAnswer, onPage }: Props) => {
  const t = useWords(words)
  const pagesQuery = q(exams.answerBlanks, { params: { id } })
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery({
    ...pagesQuery,
    staleTime: ({ state }) => Math.max(0, (state.data?.expires_in ?? 0) * 1000 - refreshBeforeExpiryMs),
    // A new link would load the picture anew under the student's eyes.
    refetchOnWindowFocus: false,
  })
  const [failure, setFailure] = useState<{ readonly picture: string; readonly isFirst: boolean } | null>(null)
  const examPage = data.pages.find((each) => each.page === page) ?? data.pages[0]
  if (examPage === undefined) return <p className={classes['muted']}>{t('noPages')}</p>
  return (
    <ExamPageViewer
      examPage={examPage}
      count={data.pages.length}
      shownAnswer={shownAnswer?.page === examPage.page ? shownAnswer : null}
      onPage={onPage}
      hasFailed={failure?.picture === examPage.picture && !failure.isFirst}
      onFailed={() => {
        const isFirst = failure === null || Date.now() - dataUpdatedAt > refreshBeforeExpiryMs
        setFailure({ picture: examPage.picture, isFirst })
        if (isFirst) void refetch()
      }}
      onReload={() => void refetch()}
    />
  )
}
