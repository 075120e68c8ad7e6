import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Takes the HTTP application; opens the contract for programs (/api/openapi.json) and for people (/api/docs). */
export const openDocs = (app: FastifyInstance): void => {
  const open = (url: string, type: string, text: () => string): void => {
    app.get(url, (_request, reply) =>
      reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .send(text()),
    )
  }
  const style = new URL('docs.css', import.meta.url)
  open('/api/openapi.json', 'application/json', openApi)
  open('/api/docs', 'text/html', docsPage)
  open('/api/docs.css', 'text/css', () => readFileSync(style, 'utf8'))
}
