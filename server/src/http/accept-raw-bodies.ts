import type { FastifyInstance } from 'fastify'

/** Adds routes that take the body as its bytes, whatever its content type says: a signature covers exactly these. */
export const acceptRawBodies = (app: FastifyInstance, open: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    open(scope)
  })
}
