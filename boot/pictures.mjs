import { findBrowser } from './browser/find-browser.mjs'
import { build } from './build.mjs'
import { install } from './install/install.mjs'
import { runChild } from './run-child.mjs'
import { runCommand } from './run-command.mjs'

// Takes the pictures of docs/pictures from the demo university.
await runCommand(async (args) => {
  const env = await install()
  env.CHROMIUM_PATH = await findBrowser(env)
  await build(env)
  const command = ['test', '--config', 'e2e/pictures.config.ts', '--reporter=list', ...args]
  const { code } = await runChild('playwright', command, { env, show: true })
  return code
})
