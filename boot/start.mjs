import { join } from 'node:path'
import { build } from './build.mjs'
import { runChild } from './run-child.mjs'
import { runCommand, Failure } from './run-command.mjs'
import { memoryFlags, memoryEnv } from './memory-flags.mjs'
import { install } from './install/install.mjs'
import { root } from './root.mjs'

await runCommand(async (args) => {
  const env = await install({ canOmitDevelopment: true })
  await build(env)
  const { code, signal } = await runChild('node', [...memoryFlags, 'server/src/main.ts', ...args], {
    env: {
      ...env,
      ...memoryEnv,
      // With the compile cache the second start does not strip types again, nor load the code that does.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    },
    show: true,
  })
  if (signal) throw new Failure(`The portal was ended by ${signal}; its data stay: start it again.`)
  return code
})
