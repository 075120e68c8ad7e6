import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from './build.mjs'
import { end, finished } from './child.mjs'
import { command, Failure } from './command.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

const freePort = (wanted = 0) =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', () =>
      reject(new Failure(`Port ${wanted} is in use: stop what runs there, or choose another with PORT.`)),
    )
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

await command(async (args) => {
  const env = await install()
  // The server requires a build, but in development the front end comes from Vite, so any build will do.
  if (!existsSync(join(root, 'web/dist/index.html'))) await build(env)
  const port = String(await freePort(env.PORT || '3000'))
  const behind = String(await freePort())
  const watch = ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...args]
  const both = [
    finished('node', watch, {
      env: { ...env, PORT: behind, HOST: '127.0.0.1' },
      // The server prints its own address; the one to open is Vite's.
      onOutput: (text) => process.stdout.write(text.replaceAll(`localhost:${behind}`, `localhost:${port}`)),
    }),
    finished(
      'vite',
      ['web', '--config', 'web/vite.config.ts', '--port', port, '--strictPort', '--logLevel', 'warn'],
      {
        env: { ...env, API: `http://127.0.0.1:${behind}` },
        show: true,
      },
    ),
  ]
  const { code } = await Promise.race(both)
  end()
  await Promise.all(both)
  return code
})
