import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Response times of the visitors, and who was refused. */
export interface Visit {
  /** Durations of a student's reads, in ms. */
  readonly times: readonly number[]
  /** Answers other than 200, and missing answers. */
  readonly refused: readonly string[]
}

const pauseMs = 20
const timeoutMs = 30_000
/** Each over a new connection. The log-in page is what a first-time visitor sees. */
const others = ['/healthz', '/readyz', '/login']

const get = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  agent: Agent | false,
): Promise<string> =>
  new Promise((answered) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent, timeout: timeoutMs }, (reply) =>
      reply.resume().once('end', () => answered(String(reply.statusCode))),
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', (error: NodeJS.ErrnoException) => answered(error.code ?? error.message))
    sent.end()
  })

/** A student reads repeatedly over one connection while first-time visitors arrive. */
export const visit = async (port: number, authorization: string, seconds: number): Promise<Visit> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const refused: string[] = []
  const read = async (): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      const status = await get(port, '/api/auth/user', { authorization }, agent)
      times.push(performance.now() - startedAt)
      if (status !== '200') refused.push(`/api/auth/user ${status}`)
      await sleep(pauseMs)
    }
  }
  const come = async (): Promise<void> => {
    while (performance.now() < until) {
      for (const path of others) {
        const status = await get(port, path, { accept: 'text/html' }, false)
        if (status !== '200') refused.push(`${path} ${status}`)
      }
      await sleep(500)
    }
  }
  await Promise.all([read(), come()])
  agent.destroy()
  return { times, refused }
}
