// Integrity, rollback and everything about the data: classes 21 to 23, 40 and P0; a lost connection is none of them.
const ofTheStatement = /^(2[1-3]|40|P0)[0-9A-Z]{3}$/

/** Takes what a statement threw; gives its SQLSTATE, or nothing. */
export const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Takes what a statement threw; says whether the data was the reason, and not the connection. */
export const isOfTheStatement = (error: unknown): boolean => ofTheStatement.test(sqlState(error))
