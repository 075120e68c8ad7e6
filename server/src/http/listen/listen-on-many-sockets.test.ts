import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { listenOnManySockets } from './listen-on-many-sockets.ts'

const connectionCount = 400

describe('listenOnManySockets', () => {
  it.runIf(process.platform === 'linux')(
    'accepts many connections in one turn of the loop, answers each, and none after closing',
    async () => {
      const app = Fastify().get('/', () => 'welcome')
      const port = await findFreePort()
      const close = await listenOnManySockets(app, { port, host: '127.0.0.1' })
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
})
