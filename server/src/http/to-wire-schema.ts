import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** A value or null is written as one nullable schema: the serializer then needs no trial of alternatives. */
const flattenNull = (json: Json): void => {
  const options = json['anyOf'] as Json[] | undefined
  if (options?.length !== 2 || !options.some((option) => option['type'] === 'null')) return
  const value = options.find((option) => option['type'] !== 'null')
  if (value === undefined || value['anyOf'] !== undefined) return
  delete json['anyOf']
  Object.assign(json, value, { nullable: true })
}

/** Takes a reply's schema; gives the JSON schema by which the serializer writes it: what it does not name does not leave. */
export const toWireSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNull(jsonSchema as Json),
  }) as Json
  return json
}
