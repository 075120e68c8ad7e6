import { useRouter } from '@tanstack/react-router'
import { notOpenPaths } from '#web/app/paths.ts'

const closed: ReadonlySet<string> = new Set(notOpenPaths)

/** A test for addresses: the screen is built. An address of no screen passes, because the menu is data. */
export const useOpenPaths = (): ((path: string) => boolean) => {
  const router = useRouter()
  return (path) => {
    const [matchedRoutes] = router.getMatchedRoutes(path)
    return matchedRoutes.every(({ fullPath }) => !closed.has(fullPath))
  }
}
