import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { SheetPane } from './SheetPane.tsx'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly id: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Links are asked for anew some time before they end (ms). */
const before = 30_000

/** The scanned sheets of a work, one at a time; a link that has expired meanwhile is asked for anew, once by itself. */
export const Sheets = ({ id, page, onPage }: Props) => {
  const t = useWords(words)
  const asked = q(exams.answerBlanks, { params: { id } })
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery({
    ...asked,
    staleTime: ({ state }) => Math.max(0, (state.data?.expires_in ?? 0) * 1000 - before),
    // Another link is another picture to the browser: what is being looked at stays.
    refetchOnWindowFocus: false,
  })
  const [failedAt, setFailedAt] = useState<{ readonly picture: string; readonly isFirst: boolean } | null>(
    null,
  )
  const sheet = data.pages.find((each) => each.page === page) ?? data.pages[0]
  if (sheet === undefined) return <p className={classes['muted']}>{t('noSheets')}</p>
  return (
    <SheetPane
      key={sheet.page}
      sheet={sheet}
      count={data.pages.length}
      onPage={onPage}
      hasFailed={failedAt?.picture === sheet.picture && !failedAt.isFirst}
      onFailed={() => {
        const isFirst = failedAt === null || Date.now() - dataUpdatedAt > before
        setFailedAt({ picture: sheet.picture, isFirst })
        if (isFirst) void refetch()
      }}
      onAgain={() => void refetch()}
    />
  )
}
