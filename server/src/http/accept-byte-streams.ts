import type { FastifyInstance } from 'fastify'

/** Opens routes that take pieces of files as they are, unread; any other type is refused there. */
export const acceptByteStreams = (app: FastifyInstance, open: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    open(scope)
  })
}
