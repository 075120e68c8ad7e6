import { Screen } from '#web/ui/layout/Screen.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { useScreenName } from './useScreenName.ts'

/** Stands where a screen will be while its code is on the way: its name and the 4 items (spec 9.7.1). */
export const Waiting = () => (
  <Screen name={useScreenName()}>
    <Skeleton />
  </Screen>
)
