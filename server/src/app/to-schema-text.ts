import type { JsonSchema } from './json-schema.ts'

const bounds = (least: number | undefined, most: number | undefined): string => {
  if (least !== undefined && most !== undefined) return ` ${least}–${most}`
  if (least !== undefined) return ` ≥ ${least}`
  return most === undefined ? '' : ` ≤ ${most}`
}

const formats: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'instant',
  binary: 'file',
  uuid: 'uuid',
}

const stringText = ({ format, pattern, minLength, maxLength }: JsonSchema): string => {
  if (format !== undefined) return formats[format] ?? format
  if (pattern !== undefined) return pattern.includes('2[0-3]') ? 'HH:MM' : `text like ${pattern}`
  const size = bounds(minLength, maxLength)
  return size === '' ? 'text' : `text of${size} characters`
}

const objectText = (
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string => {
  if (typeof additionalProperties === 'object')
    return `{ any name: ${toSchemaText(additionalProperties, indent)} }`
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${toSchemaText(schema, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const typeText = (type: string | undefined, schema: JsonSchema, indent: string): string => {
  if (type === 'object') return objectText(schema, indent)
  if (type === 'array') {
    const many = bounds(schema.minItems, schema.maxItems)
    return `list of${many} ${toSchemaText(schema.items ?? {}, indent)}`
  }
  if (type === 'string') return stringText(schema)
  if (type === 'integer' && schema.minimum === 1 && schema.maximum === 999_999_999) return 'id'
  if (type === 'integer' || type === 'number') return `${type}${bounds(schema.minimum, schema.maximum)}`
  if (type === 'boolean') return 'true or false'
  return type ?? 'anything'
}

/** A JSON schema as readable text, nested fields indented on their own lines; a recursive part has a name. */
export const toSchemaText = (schema: JsonSchema, indent = ''): string => {
  const { $defs, ...rest } = schema
  if ($defs !== undefined) {
    const parts = Object.entries($defs).map(([name, part]) => `${name}: ${toSchemaText(part, indent)}`)
    return [toSchemaText(rest, indent), ...parts].join('\n')
  }
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map((one) => toSchemaText(one, indent)).join(' or ')
  return [schema.type]
    .flat()
    .map((type) => typeText(type, schema, indent))
    .join(' or ')
}
