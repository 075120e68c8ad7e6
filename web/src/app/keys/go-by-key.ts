import type { useNavigate } from '@tanstack/react-router'
import { findGoPath } from './find-go-path.ts'

/** Leads to the screen of a key that was pressed after G, if there is one. */
export const goByKey = (code: string, navigate: ReturnType<typeof useNavigate>): void => {
  const to = findGoPath(code)
  if (to !== null) void navigate({ to })
}
