import * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import { takesKey, toSide, type Endpoint } from '#contract/endpoint/endpoint.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import about from '../../../package.json' with { type: 'json' }
import { listCalls, type NamedCall } from './list-calls.ts'
import { toJsonSchema, type JsonSchema } from './json-schema.ts'
import { statusMeanings, listRefusalStatuses } from './list-refusal-statuses.ts'

type Json = Record<string, unknown>

const json = (schema: Json | JsonSchema) => ({ 'application/json': { schema } })
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/**
 * OpenAPI takes paths that differ only in a parameter's name as one path; there the parameter is called `id`.
 */
const toOpenApiPath = (path: string, all: readonly string[]): string => {
  const shape = (one: string) => one.replace(/\{\w+\}/g, '{}')
  const isShared = all.some((other) => other !== path && shape(other) === shape(path))
  return isShared ? path.replace(/\{\w+\}/g, '{id}') : path
}

const toParameters = (endpoint: Endpoint, path: string): Json[] => {
  const { params, query, needsKey = false } = endpoint
  const fields = (place: string, shape: Endpoint['query'] = {}) => {
    const { properties = {}, required = [] } = toJsonSchema(z.object(shape), 'input')
    return Object.entries(properties).map(([name, schema]) =>
      place === 'path' && !path.includes(`{${name}}`)
        ? { name: 'id', in: place, required: true, schema, description: name }
        : { name, in: place, required: required.includes(name), schema },
    )
  }
  const key = needsKey ? 'RequiredIdempotencyKey' : 'IdempotencyKey'
  return [
    ref('parameters', 'Language'),
    ...(takesKey(endpoint) ? [ref('parameters', key)] : []),
    ...fields('path', params),
    ...fields('query', query),
  ]
}

const toKeyParameter = (required: boolean): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description:
    'Names an attempt: it is the same when the request is repeated, and a new one for another request. With another request it is refused with 409.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
})

/** The schema of a multipart form: text fields and files. */
export const toFormSchema = ({ body, files = {} }: Endpoint): JsonSchema => {
  const fields = body ? toJsonSchema(body, 'input') : {}
  const uploads = Object.entries(files).map(
    ([name, { many, maxBytes, most, types }]): [string, JsonSchema] => {
      const limit = `At most ${maxBytes / 1024 / 1024} MB${many ? ' each' : ''}.`
      const description = types ? `${limit} Types: ${types.join(', ')}.` : limit
      const file: JsonSchema = { type: 'string', format: 'binary' }
      return [
        name,
        many ? { type: 'array', items: file, maxItems: most, description } : { ...file, description },
      ]
    },
  )
  const requiredFiles = Object.keys(files).filter((name) => files[name]?.required)
  return {
    type: 'object',
    properties: { ...fields.properties, ...Object.fromEntries(uploads) },
    required: [...(fields.required ?? []), ...requiredFiles],
  }
}

const toRequest = (endpoint: Endpoint): Json => {
  if (endpoint.files)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: toFormSchema(endpoint) } } },
    }
  if (endpoint.bytes) {
    const schema = { type: 'string', format: 'binary' }
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } }
  }
  if (!endpoint.body) return {}
  return { requestBody: { required: true, content: json(toJsonSchema(endpoint.body, 'input')) } }
}

/** OpenAPI finds the parts of recursive replies among its components, where each has the call's name too. */
const moveDefinitions = (schema: JsonSchema, call: string) => {
  const text = JSON.stringify(schema).replace(/#\/\$defs\/(\w+)/g, `#/components/schemas/${call}.$1`)
  const { $defs = {}, ...rest } = JSON.parse(text) as JsonSchema
  const parts = Object.entries($defs).map(([name, part]) => [`${call}.${name}`, part] as const)
  return { schema: rest, parts: Object.fromEntries(parts) }
}

const toReply = ({ name, endpoint: { answers, reply } }: NamedCall): Json => {
  if (answers === 'file') {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    return { description: 'The file, as a download.', content }
  }
  if (answers === 'calendar') {
    return {
      description: 'Dates as iCalendar (RFC 5545).',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    }
  }
  const { schema } = moveDefinitions(toJsonSchema(reply, 'output'), name)
  if (answers === 'events') {
    return {
      description: 'A stream; the data of each event is this, as JSON.',
      content: { 'text/event-stream': { schema } },
    }
  }
  return {
    description: 'Done.',
    content: json({ type: 'object', properties: { data: schema }, required: ['data'] }),
  }
}

const securityBySide = { student: 'token', site: 'siteKey', staff: 'staffToken' } as const

const toOperation = (one: NamedCall, path: string): Json => {
  const { endpoint } = one
  const side = toSide(endpoint.access)
  const refusals = listRefusalStatuses(one).map((status) => [status, ref('responses', `Refused${status}`)])
  return {
    operationId: one.name,
    tags: [one.area],
    summary: endpoint.summary,
    ...(endpoint.isForPrograms && { 'x-for-programs': true }),
    ...(typeof endpoint.access === 'object' && { 'x-operation': endpoint.access.staff }),
    security: side === 'public' ? [] : [{ [securityBySide[side]]: [] }],
    parameters: toParameters(endpoint, path),
    ...toRequest(endpoint),
    responses: { 200: toReply(one), ...Object.fromEntries(refusals) },
  }
}

/** The rules that hold for every call; the API page shows them too. */
export const apiRules = [
  'A success is `{ "data": … }`. Any failure is `{ "message", "code", "data"?, "params"? }`: `message` is a sentence in the requested language, or `validation_errors` with `data` = field → its sentences; `code` is a stable word; `params` are the parameters of the text.',
  'Fields that the contract does not name are ignored, in a body, a query and a form alike; a field that it names is held to its schema. A file in a field that the call does not have is 422. A JSON body whose keys could reach a prototype (`__proto__`, `constructor.prototype`) is not read: 400.',
  'Text may hold any Unicode character but U+0000 and halves of a surrogate pair: 422 with the name of the field.',
  'A JSON body has at most 64 KiB, or 8 KiB where nobody is signed in, unless the call allows more; a larger one is 413, a broken one 400, a type other than JSON (or multipart/form-data for calls with files) 415.',
  'Send `Content-Language: ka` or `en`; without it sentences are Georgian. Localized fields are sent in both languages, English under the same name with `eng`.',
  'Dates are `Y-m-d`, times `HH:MM` at the university, instants ISO 8601; money is a decimal text with its currency; amounts may also be sent as JSON numbers.',
] as const

const buildDocument = (): Json => {
  const calls = listCalls()
  const all = calls.map(({ endpoint }) => endpoint.path)
  const paths: Record<string, Json> = {}
  for (const one of calls) {
    const path = toOpenApiPath(one.endpoint.path, all)
    ;(paths[path] ??= {})[one.endpoint.method.toLowerCase()] = toOperation(one, path)
  }
  const retry = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }
  const responses = Object.entries(statusMeanings).map(([status, description]) => [
    `Refused${status}`,
    {
      description,
      ...(/429|503/.test(status) && { headers: retry }),
      content: json(ref('schemas', 'Error')),
    },
  ])
  return {
    openapi: '3.1.1',
    info: {
      title: 'Student portal',
      version: about.version,
      license: { name: about.license, identifier: about.license },
      description: apiRules.map((rule) => `- ${rule}`).join('\n'),
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.assign(
        { Error: toJsonSchema(errorReply, 'output') },
        ...calls.map(
          ({ name, endpoint }) => moveDefinitions(toJsonSchema(endpoint.reply, 'output'), name).parts,
        ),
      ) as Json,
      responses: Object.fromEntries(responses),
      parameters: {
        Language: {
          name: 'Content-Language',
          in: 'header',
          required: false,
          description: 'The language of sentences in the reply.',
          schema: { type: 'string', enum: ['ka', 'en'], default: 'ka' },
        },
        IdempotencyKey: toKeyParameter(false),
        RequiredIdempotencyKey: toKeyParameter(true),
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a log-in.' },
        staffToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a sign-in of staff, who holds the operation that the call names.',
        },
        siteKey: { type: 'http', scheme: 'bearer', description: 'The setting SITE_KEY of the portal.' },
      },
    },
  }
}

let cachedDocument: string | undefined

/** The OpenAPI 3.1 document of the whole contract as JSON text, built on the first request. */
export const openApiJson = (): string => (cachedDocument ??= JSON.stringify(buildDocument()))
