import * as z from 'zod/mini'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  description?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  $ref?: string
  /** The parts of a recursive schema. */
  $defs?: Record<string, JsonSchema>
}

/** Simplifies what would confuse a reader of the API page. */
const simplify = (schema: JsonSchema): void => {
  if (schema.type === 'number' && schema.multipleOf === 1) {
    schema.type = 'integer'
    delete schema.multipleOf
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format !== undefined) delete schema.pattern
  // A reply may get new fields, and clients ignore fields that they do not know.
  if (schema.additionalProperties === false) delete schema.additionalProperties
}

/** The JSON schema of what is sent (`input`) or of the reply (`output`). */
export const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (found) => simplify(found.jsonSchema as JsonSchema),
  })
  return json as JsonSchema
}
