// Errors of the data, of constraints, of rollback and of functions: classes 21 to 23, 40 and P0.
const statementStates = /^(2[1-3]|40|P0)[0-9A-Z]{3}$/

/** Empty for an error that is not of the database. */
export const readSqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Whether the statement or its data failed, rather than the connection. */
export const isStatementError = (error: unknown): boolean => statementStates.test(readSqlState(error))
