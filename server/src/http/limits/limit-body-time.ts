import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { refuseBody } from './refuse-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as a file takes on a slow phone. */
    readonly isUpload?: boolean
  }
}

/** A long body gets more time, as long as it takes at 32 KB a second. */
const slowestBytesPerMs = 32

/**
 * Refuses a body that has not arrived after `ms` with 408 and closes its connection, so that slow senders cannot hold
 * thousands of connections. Uploads are excepted: they have the request timeout of the server, unless they are answered
 * before they have arrived.
 */
export const limitBodyTime = (app: FastifyInstance, ms: number): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (!hasBody) {
      done()
      return
    }
    const refuse = () => refuseBody(request, reply, new Refusal(words.bodyTooSlow))
    let timer: NodeJS.Timeout | undefined
    const startTimer = () => {
      if (!raw.complete) timer = setTimeout(refuse, ms + routeOptions.bodyLimit / slowestBytesPerMs)
    }
    if (routeOptions.config.isUpload === true) reply.raw.once('finish', startTimer)
    else startTimer()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    done()
  })
}
