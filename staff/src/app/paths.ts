/** The screens of staff, below /staff. */
export const paths = [
  '/',
  '/login',
  '/invitation',
  '/account',
  '/conversations',
  '/audit',
  '/access',
  '/access/give',
] as const
