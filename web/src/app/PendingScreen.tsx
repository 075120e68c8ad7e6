import { Screen } from '#web/ui/layout/Screen.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { useScreenName } from './useScreenName.ts'

/** The name and skeleton of a screen while its code is loading (spec 9.7.1). */
export const PendingScreen = () => (
  <Screen name={useScreenName()}>
    <Skeleton />
  </Screen>
)
