import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { toHtml, jsx, rawHtml } from './jsx-to-html.ts'

/** The children, or a skeleton while their data is missing. */
export const DataBoundary = ({ children }: { readonly children: unknown }): unknown => {
  try {
    return rawHtml(toHtml(children))
  } catch {
    return jsx(Skeleton, {})
  }
}
