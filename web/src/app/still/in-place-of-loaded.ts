import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { htmlOf, jsx, ready } from './markup.ts'

/** A part, or its skeleton while its data are missing. Takes the place of the one that reads them. */
export const Loaded = ({ children }: { readonly children: unknown }): unknown => {
  try {
    return ready(htmlOf(children))
  } catch {
    return jsx(Skeleton, {})
  }
}
