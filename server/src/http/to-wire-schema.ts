import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** Writes "a value or null" as one nullable schema, so that the serializer does not try alternatives. */
const flattenNull = (json: Json): void => {
  const options = json['anyOf'] as Json[] | undefined
  if (options?.length !== 2 || !options.some((option) => option['type'] === 'null')) return
  const value = options.find((option) => option['type'] !== 'null')
  if (value === undefined || value['anyOf'] !== undefined) return
  delete json['anyOf']
  Object.assign(json, value, { nullable: true })
}

/** The JSON schema of the reply's serializer; fields that it does not name are left out. */
export const toWireSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNull(jsonSchema as Json),
  }) as Json
  return json
}
