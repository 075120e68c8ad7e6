import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { session } from '#contract/account/session.ts'

const cookieNames = ['portal_user_id', 'portal_one_time']

/** The host and its parent domains: the university's own site may have set the pair for any of them. */
const listDomains = (host: string): string[] => {
  if (isIP(host) !== 0 || !/^[a-z0-9.-]{1,253}$/i.test(host)) return []
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, nth) => labels.slice(nth).join('.'))
}

const deleteCookiePair = (request: FastifyRequest, reply: FastifyReply): void => {
  const domains = ['', ...listDomains(request.hostname).map((domain) => `; Domain=${domain}`)]
  const deletions = cookieNames.flatMap((name) =>
    domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`),
  )
  void reply.header('set-cookie', deletions)
}

/**
 * Deletes the saved cookie pair, which a script of the page cannot do for a parent domain (spec 4.2.2), with every answer
 * of its call, also with one that refuses the pair before it is read: each new tab would try it again.
 */
export const deleteTriedCookiePairs = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === session.loginWithToken.path) deleteCookiePair(request, reply)
    done()
  })
}
