/** The word for each part of the credits. */
export const creditWords = {
  done: 'done',
  registered: 'running',
  planned: 'planned',
  missing: 'missing',
} as const
