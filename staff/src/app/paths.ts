/** The screens of staff, below /staff. */
export const paths = [
  '/',
  '/login',
  '/invitation',
  '/account',
  '/conversations',
  '/consultations',
  '/publications',
  '/publications/new',
  '/certificates',
  '/library',
  '/titles',
  '/book-shop',
  '/audit',
  '/access',
  '/access/give',
] as const
