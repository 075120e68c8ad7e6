import { FieldRefusal } from '#server/http/refusal.ts'
import { nameOfBadStatement } from './bad-statement.ts'

/** The refusal that reading throws, with its parameters. */
export const refusalOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof FieldRefusal) return nameOfBadStatement(error) ?? null
    throw error
  }
  return null
}
