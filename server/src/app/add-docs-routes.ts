import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { createPace } from '#server/http/limits/pace.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'
import { createDocument, sendDocument, type Document } from '#server/http/pages/create-document.ts'
import { renderDocsPage } from './render-docs-page.ts'
import { openApiJson } from './openapi.ts'

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The documents change only with the version of the portal. */
const cacheSeconds = 600

/** Quality 11 takes seconds per megabyte and saves little more. */
const brotliQuality = 9

/** The documents are public; frequent readers are slowed down. */
const reading = { burst: 20, perSecond: 20, maxWaitMs: 10_000 }

/** Adds the API description for programs (/api/openapi.json) and for people (/api/docs). */
export const addDocsRoutes = (app: FastifyInstance): void => {
  const pace = createPace(reading)
  const addPage = (url: string, type: string, write: () => string | Promise<string>): void => {
    let document: Promise<Document> | undefined
    const create = async () => createDocument(await write(), brotliQuality)
    app.get(url, { compress: false }, async (request, reply) => {
      await pace.wait(toNetworkAddress(request.ip))
      document ??= create()
      void reply.headers({
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'cache-control': `public, max-age=${cacheSeconds}`,
        vary: 'accept-encoding',
      })
      return sendDocument(reply, await document)
    })
  }
  const style = new URL('docs.css', import.meta.url)
  addPage('/api/openapi.json', 'application/json', openApiJson)
  addPage('/api/docs', 'text/html', renderDocsPage)
  addPage('/api/docs.css', 'text/css', () => readFile(style, 'utf8'))
}
