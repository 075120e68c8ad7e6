import { loadDraft, saveDraft } from '#web/api/drafts/draft.ts'

/** The screens that lead to a course. */
const paths = [
  '/',
  '/duties',
  '/schedule',
  '/evaluations',
  '/my-program',
  '/exam-schedule',
  '/presentations',
  '/registration',
] as const

interface Origin {
  readonly path: (typeof paths)[number]
  readonly search: object
}

const draftName = 'course origin'

const findPath = (path: unknown) => paths.find((each) => each === path)

const readKept = (owner: number): Origin | null => {
  const kept = loadDraft(owner, draftName, 'tab') as Partial<Origin> | null
  const path = findPath(kept?.path)
  return path === undefined ? null : { path, search: kept?.search ?? {} }
}

/** For this tab, as a reload forgets the location before. */
export const keepOrigin = (owner: number, origin: Origin): void => saveDraft(owner, draftName, origin, 'tab')

/**
 * The screen from which a course was opened: the one before, or, after a reload and from the pages of a course, the one
 * before those; otherwise home.
 */
export const readOrigin = (
  owner: number,
  before: { readonly pathname: string; readonly search: object } | undefined,
): Origin => {
  const path = findPath(before?.pathname)
  if (before !== undefined && path !== undefined) return { path, search: before.search }
  const isStillCourse = before === undefined || before.pathname.startsWith('/courses/')
  return (isStillCourse ? readKept(owner) : null) ?? { path: '/', search: {} }
}
