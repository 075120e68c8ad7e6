import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { StepCard } from './StepCard.tsx'
import classes from './StepCard.module.css'
import { words } from './words.ts'

const RegistrationStepsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('steps')} isReading skeleton="blocks">
      <StepList />
    </Screen>
  )
}

export default RegistrationStepsScreen

const StepList = () => {
  const t = useWords(words)
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, dataUpdatedAt)
  // Without it the open step would grow a line later; when it fails, the steps come with its notice.
  const isReadingProgress = useQuery(q(registration.isRegistered)).isPending
  if (data.steps.length === 0) return <EmptyState>{t('noSteps')}</EmptyState>
  if (isReadingProgress) return <Skeleton shape="blocks" />
  return (
    <ol className={classes['steps']}>
      {data.steps.map((step) => (
        <StepCard key={step.step} step={step} now={now} />
      ))}
    </ol>
  )
}
