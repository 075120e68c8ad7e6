import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from './build.mjs'
import { runChild, stopChildren } from './run-child.mjs'
import { runCommand, Failure } from './run-command.mjs'
import { install } from './install/install.mjs'
import { root } from './root.mjs'

const findFreePort = (requested = 0) =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', () =>
      reject(new Failure(`Port ${requested} is in use: stop what runs there, or choose another with PORT.`)),
    )
    probe.listen(requested, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

await runCommand(async (args) => {
  const env = await install()
  // The server requires a build, but in development the front end comes from Vite, so any build will do.
  if (!['web', 'staff'].every((name) => existsSync(join(root, name, 'dist/index.html')))) await build(env)
  const port = String(await findFreePort(env.PORT || '3000'))
  const serverPort = String(await findFreePort())
  const staffPort = String(await findFreePort())
  const api = `http://127.0.0.1:${serverPort}`
  const startVite = (name, ownPort, more) =>
    runChild(
      'vite',
      [name, '--config', `${name}/vite.config.ts`, '--port', ownPort, '--strictPort', '--logLevel', 'warn'],
      { env: { ...env, API: api, ...more }, show: true },
    )
  const serverArgs = ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...args]
  const children = [
    runChild('node', serverArgs, {
      env: { ...env, PORT: serverPort, HOST: '127.0.0.1' },
      // The server prints its own address; the one to open is Vite's.
      onOutput: (text) =>
        process.stdout.write(text.replaceAll(`localhost:${serverPort}`, `localhost:${port}`)),
    }),
    startVite('web', port, { STAFF: `http://127.0.0.1:${staffPort}` }),
    startVite('staff', staffPort),
  ]
  const { code } = await Promise.race(children)
  stopChildren()
  await Promise.all(children)
  return code
})
