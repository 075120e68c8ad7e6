import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { renderDocsPage } from './render-docs-page.ts'
import { openApiJson } from './openapi.ts'

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Adds the API description for programs (/api/openapi.json) and for people (/api/docs). */
export const addDocsRoutes = (app: FastifyInstance): void => {
  const addPage = (url: string, type: string, text: () => string): void => {
    app.get(url, (_request, reply) =>
      reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-security-policy', contentSecurityPolicy)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .send(text()),
    )
  }
  const style = new URL('docs.css', import.meta.url)
  addPage('/api/openapi.json', 'application/json', openApiJson)
  addPage('/api/docs', 'text/html', renderDocsPage)
  addPage('/api/docs.css', 'text/css', () => readFileSync(style, 'utf8'))
}
