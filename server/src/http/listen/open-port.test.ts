import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { openPort } from './open-port.ts'

const connectionCount = 400

describe('openPort', () => {
  it.runIf(process.platform === 'linux')(
    'accepts many connections in one turn of the loop, answers each, and none after closing',
    async () => {
      const app = Fastify().get('/', () => 'welcome')
      const port = await findFreePort()
      const { close } = await openPort(app, { port, host: '127.0.0.1' })
      expect((app.server.address() as AddressInfo).port).toBe(port)

      let turns = 0
      let isCounting = true
      const turn = () => {
        turns += 1
        if (isCounting) setImmediate(turn)
      }
      const connectionsByTurn = new Map<number, number>()
      app.server.on('connection', () => connectionsByTurn.set(turns, (connectionsByTurn.get(turns) ?? 0) + 1))
      turn()
      const sockets = Array.from({ length: connectionCount }, () => connect(port, '127.0.0.1'))
      const answers = await Promise.all(
        sockets.map(async (socket) => {
          socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n')
          const [answer] = (await once(socket, 'data')) as [Buffer]
          return answer.toString()
        }),
      )
      isCounting = false
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 .*welcome$/s)
      expect([...connectionsByTurn.values()].reduce((sum, each) => sum + each, 0)).toBe(connectionCount)
      expect(Math.max(...connectionsByTurn.values())).toBeGreaterThan(4)

      close()
      for (const socket of sockets) socket.destroy()
      await app.close()
      const late = connect(port, '127.0.0.1')
      const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
      expect(error.code).toBe('ECONNREFUSED')
    },
  )

  it('hands the port over without refusing anybody, also a connection that is open and has sent nothing', async () => {
    const first = Fastify().get('/', () => 'starting')
    const app = Fastify().get('/', () => 'open')
    const address = { port: await findFreePort(), host: '127.0.0.1' }
    const port = await openPort(first, address)
    const ask = async () =>
      (await fetch(`http://127.0.0.1:${address.port}/`, { headers: { connection: 'close' } })).text()
    expect(await ask()).toBe('starting')
    const early = Array.from({ length: 20 }, () => connect(address.port, '127.0.0.1'))
    await Promise.all(early.map((socket) => once(socket, 'connect')))

    const answers: string[] = []
    let isAsking = true
    const asking = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (isAsking) answers.push(await ask())
      }),
    )
    await expect.poll(() => answers.length).toBeGreaterThan(20)
    await port.handOver(app)
    for (let nth = 0; nth < 200; nth += 1) expect(await ask()).toBe('open')
    isAsking = false
    await asking
    expect(new Set(answers)).toEqual(new Set(['starting', 'open']))
    for (const socket of early) {
      socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/open$/)
      socket.destroy()
    }

    port.close()
    await app.close()
    await expect(ask()).rejects.toThrow('fetch failed')
  })
})
