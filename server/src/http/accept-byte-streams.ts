import type { FastifyInstance } from 'fastify'

/** Adds routes that take pieces of files as an unread stream; any other content type is refused there. */
export const acceptByteStreams = (app: FastifyInstance, open: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    open(scope)
  })
}
