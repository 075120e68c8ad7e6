import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendCompressed, sendDocument } from './create-document.ts'
import { createPages } from './create-pages.ts'
import { createPageMatcher } from './create-page-matcher.ts'
import type { PageSettings } from './sql.ts'
import { takesHtml } from './takes-html.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'

const yearSeconds = 31_536_000

/** A policy that allows only the page's own scripts. */
const contentSecurityPolicy = (html: string): string => {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (found) => found[1] ?? '',
  )
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Serves the files of a build, hashed ones cached for a year; resolves to the test for the paths of its screens. */
const serveFiles = async (app: FastifyInstance, dist: string, prefix: '/' | '/staff/') => {
  await app.register(fastifyStatic, {
    root: dist,
    prefix,
    // The method of the reply can be added once.
    decorateReply: prefix === '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '**/pages.json', '**/assets.json'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(join(dist, 'assets'))
      void reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  return createPageMatcher(JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8')) as string[])
}

/**
 * Serves the built front ends of students and of staff: the path of every screen gets the page of its side. That of home
 * also has the script that draws home in it. An unknown path is 404, with the page for a browser, which shows that there
 * is no such screen.
 */
export const servePages = async (
  app: FastifyInstance,
  { web, staff }: { readonly web: string; readonly staff: string },
  loadSettings: () => Promise<PageSettings>,
): Promise<void> => {
  const texts = {
    index: await readFile(join(web, 'index.html'), 'utf8'),
    home: await readFile(join(web, 'home.html'), 'utf8'),
    staff: await readFile(join(staff, 'index.html'), 'utf8'),
  }
  const getPage = await createPages(texts, loadSettings)
  const policies = {
    index: contentSecurityPolicy(texts.index),
    home: contentSecurityPolicy(texts.home),
    staff: contentSecurityPolicy(texts.staff),
  }
  const isWebPage = await serveFiles(app, web, '/')
  const isStaffPage = await serveFiles(app, staff, '/staff/')
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff')
    if (!/^\/(staff\/)?assets\//.test(request.url)) void reply.header('referrer-policy', 'same-origin')
    // A file named by its content is never validated, so these would be bytes of every first visit without a use.
    else for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
  })
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?')[0] ?? ''
    const isOfStaff = /^\/staff(\/|$)/i.test(path)
    const isFound = isOfStaff ? isStaffPage(path) : isWebPage(path)
    if (!isRead || /^\/(staff\/)?(api|assets)(\/|$)/.test(path)) throw new Refusal(words.noSuchCall)
    if (!isFound && !takesHtml(request.headers.accept)) throw new Refusal(words.noSuchCall)
    const name = isOfStaff ? 'staff' : path === '/' ? 'home' : 'index'
    const page = getPage(name)
    void reply
      .status(isFound ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policies[name])
      .header('vary', 'accept-encoding, accept')
    return isFound ? sendDocument(reply, page.found) : sendCompressed(reply, page.notFound)
  })
}
