import { build } from './build.mjs'
import { finished } from './child.mjs'
import { command } from './command.mjs'
import { install } from './install.mjs'

await command(async (args) => {
  const env = await install()
  await build(env)
  const { code } = await finished('node', ['server/src/main.ts', ...args], { env, show: true })
  return code
})
