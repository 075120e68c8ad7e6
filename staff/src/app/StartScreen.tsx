import { lazyRouteComponent } from '@tanstack/react-router'
import { useHolds } from '#staff/api/use-user.ts'

const HomeScreen = lazyRouteComponent(() => import('#staff/areas/home/HomeScreen.tsx'))
const InboxScreen = lazyRouteComponent(() => import('#staff/areas/inbox/InboxScreen.tsx'))

/** The inbox, or for staff without one the list of sections. */
export const StartScreen = () => {
  const isHeld = useHolds()
  return isHeld('inbox.read') ? <InboxScreen /> : <HomeScreen />
}
