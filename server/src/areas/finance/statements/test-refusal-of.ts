import { FieldRefusal } from '#server/http/refusal.ts'
import { nameOfBadStatement } from './bad-statement.ts'

/** Which refusal a file meets, with its parameters. */
export const refusalOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof FieldRefusal) return nameOfBadStatement(error) ?? null
    throw error
  }
  return null
}
