/** The screens of staff, below /staff. */
export const paths = [
  '/',
  '/login',
  '/invitation',
  '/account',
  '/students',
  '/students/$id',
  '/conversations',
  '/consultations',
  '/publications',
  '/publications/new',
  '/certificates',
  '/audit',
  '/access',
  '/access/give',
] as const
