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
}

/** Says the same with fewer words: what a reader of the API page would stumble over goes. */
const simplify = (schema: JsonSchema): void => {
  if (schema.type === 'number' && schema.multipleOf === 1) {
    schema.type = 'integer'
    delete schema.multipleOf
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format !== undefined) delete schema.pattern
  // A reply may grow by a field; who reads it ignores what it does not know.
  if (schema.additionalProperties === false) delete schema.additionalProperties
}

/** Takes a schema of the contract; gives its JSON schema, of what is sent (`input`) or of what is answered (`output`). */
export const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (found) => simplify(found.jsonSchema as JsonSchema),
  })
  return json as JsonSchema
}
