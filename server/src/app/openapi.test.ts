import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { listCalls } from './list-calls.ts'

const app = makeApp({ db: await testDatabase(), quiet: true })
const calls = listCalls()

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly { readonly in?: string; readonly name?: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { properties: object } }>> }
  readonly responses: Readonly<Record<string, object>>
}
interface Document {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const read = async (): Promise<Document> => (await app.inject({ url: '/api/openapi.json' })).json()
const operations = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path))
const find = (document: Document, name: string) =>
  operations(document).find((one) => one.operationId === name)!

describe('openapi.json', () => {
  // spec 7.1.4
  it('is valid OpenAPI 3.1, by a validator that rejects a broken document', async () => {
    const document = await read()
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true })
    const broken = { ...document, paths: { '/x': { get: { responses: 5 } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('finds the items under a menu item among its components', async () => {
    const { components } = (await read()) as unknown as {
      components: { schemas: Record<string, { properties?: Record<string, { items?: object }> }> }
    }
    const name = Object.keys(components.schemas).find((each) => each.startsWith('menu.items'))!
    expect(components.schemas[name]?.properties?.['children']?.items).toEqual({
      $ref: `#/components/schemas/${name}`,
    })
  })

  it('has every call of the contract once', async () => {
    const names = operations(await read()).map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
  })

  it('has no two paths that differ only in the name of a parameter', async () => {
    const shapes = Object.keys((await read()).paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('names each path parameter, the language, and who may call', async () => {
    const document = await read()
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters, security, operationId } of Object.values(methods)) {
        const named = parameters.flatMap((one) => (one.in === 'path' ? [`{${one.name}}`] : []))
        expect([operationId, named]).toEqual([operationId, path.match(/\{\w+\}/g) ?? []])
        expect(parameters).toContainEqual({ $ref: '#/components/parameters/Language' })
        const { access } = calls.find(({ name }) => name === operationId)!.endpoint
        const expected = {
          public: [],
          student: [{ token: [] }],
          site: [{ siteKey: [] }],
          staff: [{ staffToken: [] }],
        }
        expect(security).toEqual(expected[toSide(access)])
      }
    }
  })

  it('declares files as multipart, and the statuses that each call may refuse with', async () => {
    const document = await read()
    const form = find(document, 'conversations.start').requestBody!.content['multipart/form-data']!
    expect(Object.keys(form.schema.properties)).toEqual(['text', 'recipient_code', 'files[]'])
    const statuses = Object.keys(find(document, 'registration.choose').responses)
    expect(statuses).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '422',
      '423',
      '429',
      '500',
      '503',
    ])
  })

  it('describes what happens to unknown fields', async () => {
    expect((await read()).info.description).toContain('Fields that the contract does not name are ignored')
  })
})

describe('the API page', () => {
  it('shows each call with its method, path and description, and runs no script', async () => {
    const reply = await app.inject({ url: '/api/docs' })
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.body).not.toMatch(/<script|\son\w+=|style=|https?:\/\//)
    for (const { name, endpoint } of calls) {
      const [, article = ''] = reply.body.split(`<article id="${name}">`)
      expect(article.slice(0, 300)).toContain(`${endpoint.method}</span> <code>${endpoint.path}</code>`)
    }
    expect(reply.body.split('meant for programs').length - 1).toBe(
      calls.filter(({ endpoint }) => endpoint.isForPrograms).length,
    )
  })

  it.each(['/api/docs', '/api/docs.css', '/api/openapi.json'])(
    '%s is sent in an encoding that the client accepts, and is cacheable',
    async (url) => {
      const headers = { 'accept-encoding': 'gzip, br' }
      const first = await app.inject({ url, headers })
      const again = await app.inject({ url, headers })
      expect(first.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=600',
        vary: 'accept-encoding',
      })
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      const known = await app.inject({ url, headers: { ...headers, 'if-none-match': first.headers.etag! } })
      expect([known.statusCode, known.body]).toEqual([304, ''])
    },
  )

  it('has a style sheet', async () => {
    const reply = await app.inject({ url: '/api/docs.css' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
