import { useSuspenseQuery } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { findReadyPlan } from './find-ready-plan.ts'
import { toPlannedBlocks } from './internal/to-planned-blocks.ts'
import { WeekGrid } from './internal/week/WeekGrid.tsx'
import { words } from './words.ts'

/** The week of the plan that waits for the opening; none of its seats is the student's yet. */
export const PlannedWeek = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(plans.list))
  const planned = (findReadyPlan(data)?.subjects ?? []).filter((own) => !own.is_registered)
  return <WeekGrid label={t('weekOfPlan')} blocks={[]} ghosts={toPlannedBlocks(planned, locale)} />
}
