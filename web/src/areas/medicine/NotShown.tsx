import { Link } from '@tanstack/react-router'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WayOn } from '#web/ui/WayOn.tsx'
import { words } from './words.ts'

/** In place of what is not read: on its way, for students of medicine only, or failed. */
export const NotShown = ({ problem, again }: { problem: Problem | null; again: () => void }) => {
  const t = useWords(words)
  if (problem === null) return <Skeleton />
  if (problem.code !== 'not_medicine')
    return <ProblemNotice problem={problem} action={<WayOn failure={problem} again={again} />} />
  const way = (
    <Link to="/" className="main-button">
      {t('toHome')}
    </Link>
  )
  return <Empty action={way}>{t('notForYou')}</Empty>
}
