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

interface Address {
  readonly pathname: string
  readonly search: object
}

const findOrigin = (address: Address | undefined): Origin | null => {
  const path = paths.find((each) => each === address?.pathname)
  return address === undefined || path === undefined ? null : { path, search: address.search }
}

/** As long as the pages of courses are open, one after the other. */
let kept: Origin | null = null

const readReferrer = (referrer: string): Address | undefined => {
  const address = URL.parse(referrer)
  return address?.origin === location.origin ? { pathname: address.pathname, search: {} } : undefined
}

/**
 * The screen from which a course was opened: the one before, or, from the pages of a course, the one before those; of a
 * page that was loaded as a whole the screen whose link led there, otherwise none. The menu marks the same one.
 */
export const findCourseOrigin = (before: Address | undefined, referrer: string): Origin | null => {
  const isStillCourse = before?.pathname.startsWith('/courses/') === true
  kept = findOrigin(before ?? readReferrer(referrer)) ?? (isStillCourse ? kept : null)
  return kept
}
