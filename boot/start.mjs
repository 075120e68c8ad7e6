import { build } from './build.mjs'
import { finished } from './child.mjs'
import { command, Failure } from './command.mjs'
import { install } from './install.mjs'

await command(async (args) => {
  const env = await install()
  await build(env)
  const { code, signal } = await finished('node', ['server/src/main.ts', ...args], { env, show: true })
  if (signal) throw new Failure(`The portal was ended by ${signal}; its data stay: start it again.`)
  return code
})
