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
  '/finance',
  '/finance/payments',
  '/finance/tuition',
  '/audit',
  '/access',
  '/access/give',
] as const
