import type { Locale } from '#rules/text/locale.ts'
import type { Problem } from '#web/api/problem.ts'

/**
 * The first message of the error body and the question ids of its second element; null if it names no questions (spec
 * 8.5).
 */
export const toSaveFailure = (
  problem: Problem | null,
  locale: Locale,
): { readonly message: string; readonly questionIDs: ReadonlySet<number> } | null => {
  const [sentences, ids] = Object.values(problem?.fieldsIn(locale) ?? {})
  const message = sentences?.[0]
  if (message === undefined || ids === undefined) return null
  return { message, questionIDs: new Set(ids.map(Number)) }
}
