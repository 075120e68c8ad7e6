import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { runDoctorCommand } from '#server/commands/doctor/run-doctor-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const lines: string[] = []
const app = makeApp({ db, filesDir: await testFolder(), logTo: { write: (line) => lines.push(line) } })
const portal = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

/** Forwards as the proxy of a university does. */
const proxy = createServer(({ method, url: path, headers, socket }, reply) => {
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress }
  const { hostname, port } = portal
  send({ hostname, port, method, path, headers: forwarded }, (answer) => {
    reply.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(reply)
  }).end()
}).listen(0, '127.0.0.1')
await once(proxy, 'listening')
afterAll(() => proxy.close())

const doctor = async () => {
  const found: string[] = []
  await runDoctorCommand(db, [], (line) => found.push(line))
  return found.join('\n')
}
const ask = (port: number | string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/user`).then((reply) => reply.text())
const warnings = () => lines.filter((line) => line.includes('TRUSTED_PROXIES'))

it('a proxy that TRUSTED_PROXIES does not count is logged once, and found by doctor', async () => {
  await ask(portal.port)
  expect([warnings(), await doctor()]).toEqual([[], expect.not.stringContaining('TRUSTED_PROXIES')])
  const { port } = proxy.address() as AddressInfo
  for (let nth = 0; nth < 3; nth += 1) await ask(port)
  expect(warnings()).toHaveLength(1)
  await expect.poll(doctor).toContain('TRUSTED_PROXIES')
})
