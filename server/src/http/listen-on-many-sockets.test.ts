import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { listenOnManySockets } from './listen-on-many-sockets.ts'

const most = 400

test.runIf(process.platform === 'linux')(
  'many come in at the same turn of the loop, each is answered, and nobody after the doors are closed',
  async () => {
    const app = Fastify().get('/', () => 'come in')
    const port = await findFreePort()
    const close = await listenOnManySockets(app, { port, host: '127.0.0.1' })
    expect((app.server.address() as AddressInfo).port).toBe(port)

    let turns = 0
    let isCounting = true
    const turn = () => {
      turns += 1
      if (isCounting) setImmediate(turn)
    }
    const inAt = new Map<number, number>()
    app.server.on('connection', () => inAt.set(turns, (inAt.get(turns) ?? 0) + 1))
    turn()
    const sockets = Array.from({ length: most }, () => connect(port, '127.0.0.1'))
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n')
        const [answer] = (await once(socket, 'data')) as [Buffer]
        return answer.toString()
      }),
    )
    isCounting = false
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 .*come in$/s)
    expect([...inAt.values()].reduce((sum, each) => sum + each, 0)).toBe(most)
    expect(Math.max(...inAt.values())).toBeGreaterThan(4)

    close()
    for (const socket of sockets) socket.destroy()
    await app.close()
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  },
)
