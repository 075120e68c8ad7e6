/** The screens to which a notification can lead: those behind the log-in; `$name` is a parameter. */
export const linkPaths = [
  '/',
  '/duties',
  '/notifications',
  '/profile',
  '/schedule',
  '/evaluations',
  '/academic-calendar',
  '/registration-steps',
  '/registration',
  '/pre-registration',
  '/exam-schedule',
  '/exam-view',
  '/exam-view/$id/$examScheduleID/$examNumberId',
  '/my-program',
  '/psychologist-consultation',
  '/conversations',
  '/pymentSuccess/$type',
  '/my-applications',
  '/my-applications/new',
  '/lab',
  '/lab/$unitId',
  '/presentations',
  '/financial-info',
  '/pay-online',
  '/pay',
  '/master-themes',
  '/master-components',
  '/my-library',
  '/online-books',
  '/register_problems',
  '/medicine-topics',
  '/medicine-lab-groups',
  '/clubs/manage',
  '/clubs',
  '/clubs/form',
  '/university-charter',
  '/resources/$name',
  '/buy-books',
  '/buy-books/$bookId',
  '/cam-requests',
  '/cinematography-cam-requests',
  '/courses/$subjectId',
  '/courses/$subjectId/quiz',
] as const

const patterns = linkPaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/?#]+')}$`))

/** Whether a link leads to a screen of the portal that students can open; it may have a query and a fragment. */
export const isScreenLink = (link: string): boolean => {
  const [path = ''] = link.split(/[?#]/)
  return !/[\s\\]/.test(link) && patterns.some((pattern) => pattern.test(path))
}
