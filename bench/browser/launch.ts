import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserArguments } from '../../e2e/browser-arguments.ts'
import { root } from '../portal/start-portal.ts'

/** CHROMIUM_PATH, the one unpacked from the packages, or the one that the tests find. */
const browserPath = async (): Promise<string> => {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) return named
  const unpacked = join(root, 'node_modules/.cache/chromium/chromium')
  if (existsSync(unpacked)) return unpacked
  const found = (await import(join(root, 'boot/browser/find-browser.mjs'))) as {
    findBrowser: (env: NodeJS.ProcessEnv) => Promise<string>
  }
  return found.findBrowser(process.env)
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: browserArguments })

/** Starts the browser with its own profile and a remote debugging port. */
export const launchOpen = async (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
