import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createRequestID } from './create-request-id.ts'
import { logCalls } from './log-calls.ts'

const listen = (logsAll: boolean) => {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const app = Fastify({ genReqId: (request) => createRequestID(request) })
  logCalls(app, log, logsAll)
  app.get('/api/person/:id', (_request, reply) => reply.status(200).send('ok'))
  app.get('/api/busy', (_request, reply) => reply.status(503).send('wait'))
  app.post('/api/person/:id', (_request, reply) => reply.status(500).send('secret answer'))
  return { app, lines }
}

it('writes a line for a call that failed, with its name and its request, and nothing of a person', async () => {
  const { app, lines } = listen(false)
  await app.inject({ url: '/api/person/nino?mail=a@b.example' })
  await app.inject({ url: '/api/busy' })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/person/nino?mail=a@b.example',
    payload: { phone: '+995 599 12-34-56' },
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 40,
    call: 'POST /api/person/:id',
    status: 500,
    msg: 'A call failed.',
  })
  expect(lines[0]!['reqId']).toMatch(/^[0-9a-f]{8}-/)
  expect(JSON.stringify(lines)).not.toMatch(/nino|example|12-34-56|secret/)
  expect(answer.statusCode).toBe(500)
})

it('writes a line for every call when it is set so', async () => {
  const { app, lines } = listen(true)
  await app.inject({ url: '/api/person/nino' })
  await app.inject({ url: '/somewhere/nino' })
  expect(lines.map(({ call, status, msg }) => [call, status, msg])).toEqual([
    ['GET /api/person/:id', 200, 'A call was answered.'],
    ['page or file', 404, 'A call was answered.'],
  ])
})
