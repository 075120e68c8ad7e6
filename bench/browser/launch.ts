import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { root } from '../portal/start-portal.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
  chromium.launch({ executablePath: await browserPath(), args: flags })

/** Starts the browser with its own profile and a remote debugging port. */
export const launchOpen = async (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: [...flags, `--remote-debugging-port=${port}`],
  })
