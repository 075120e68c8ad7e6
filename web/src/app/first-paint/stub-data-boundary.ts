import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { toHtml, jsx, rawHtml } from './jsx-to-html.ts'

interface Props {
  readonly children: unknown
  readonly fallback?: unknown
}

/** The children, or their placeholder while their data is missing. */
export const DataBoundary = ({ children, fallback }: Props): unknown => {
  try {
    return rawHtml(toHtml(children))
  } catch {
    return fallback ?? jsx(Skeleton, {})
  }
}
