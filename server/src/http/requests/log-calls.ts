import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** A call that takes longer is worth a line: a student has waited. */
const slowMs = 3000

/**
 * One line for each call that failed or was slow, with the id of its request; with `logsAll` for every call. It names the
 * call as the contract does, so that no number, no address and nothing that was sent is in it.
 */
export const logCalls = (app: FastifyInstance, log: Logger, logsAll: boolean): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    // When thousands wait, each is answered 503: the database and the waiting room have lines of their own.
    const isFailed = status >= 500 && status !== 503
    // A file is sent as slowly as its reader takes it.
    const isSlow =
      elapsedTime > slowMs && reply.getHeader('content-type') === 'application/json; charset=utf-8'
    if (isFailed || isSlow || logsAll) {
      const { method, routeOptions } = request
      const call = routeOptions.url === undefined ? 'page or file' : `${method} ${routeOptions.url}`
      const fields = { reqId: request.id, call, status, ms: Math.round(elapsedTime) }
      if (isFailed) log.warn(fields, 'A call failed.')
      else if (isSlow) log.warn(fields, 'A call was slow.')
      else log.info(fields, 'A call was answered.')
    }
    done()
  })
}
