import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Driver, Engine } from './driver.ts'
import { createFolder, startProgram } from './start-program.ts'

/** The browser's own bar would keep the window wider than a phone. */
const smallBar = `* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }`
const settings = `[Settings]\ngtk-enable-animations=0\n`

/**
 * Keeps the errors of a new document from its start, and returns its state: the driver has no log, and an
 * automated window prints none.
 */
const recordErrors = `(() => {
  if (window.isLeft) return 'left'
  if (window.engineErrors) return document.readyState
  window.engineErrors = []
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...values) => { window.engineErrors.push(values.join(' ')); print.apply(console, values) }
  }
  addEventListener('error', ({ message }) => window.engineErrors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.engineErrors.push(String(reason)))
  return document.readyState
})()`
const readErrors = 'JSON.stringify((window.engineErrors ?? []).splice(0))'

/** Sends commands of WebDriver. */
const connect =
  (address: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const reply = await fetch(address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${value.error}: ${value.message} (${method} ${path})`)
    return value
  }

const createDriver = (
  send: ReturnType<typeof connect>,
  session: string,
  waitUntil: ReturnType<typeof startProgram>['waitUntil'],
): Driver => {
  const evaluate = (expression: string) =>
    send<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  return {
    navigate: async (url) => {
      await evaluate('String(window.isLeft = true)')
      await send('POST', `${session}/url`, { url })
      await waitUntil(`the document of ${url}`, async () => {
        // The document before may end during the call.
        const state = await evaluate(recordErrors).catch(() => null)
        return state === 'interactive' || state === 'complete' ? state : null
      })
    },
    evaluate,
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height })
      await waitUntil(`a width of ${width} px`, async () =>
        (await evaluate('String(innerWidth)')) === String(width) ? width : null,
      )
    },
    perform: async (actions) => {
      await send('POST', `${session}/actions`, { actions })
      await send('DELETE', `${session}/actions`)
    },
    takeScreenshot: () => send<string>('GET', `${session}/screenshot`),
    takeConsoleErrors: async () => JSON.parse(await evaluate(readErrors)) as string[],
  }
}

const findFreePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts WebKitGTK on a display in memory and drives it by WebDriver. */
export const startWebKit = async (program: string, display: string): Promise<Engine> => {
  const folder = createFolder()
  mkdirSync(join(folder.path, 'gtk-3.0'))
  writeFileSync(join(folder.path, 'gtk-3.0/gtk.css'), smallBar)
  writeFileSync(join(folder.path, 'gtk-3.0/settings.ini'), settings)
  const screen = startProgram(display, '-displayfd 1 -screen 0 1400x1000x24 -nolisten tcp'.split(' '))
  const env = {
    DISPLAY: `:${await screen.waitForOutput(/^(\d+)\n/m)}`,
    XDG_CONFIG_HOME: folder.path,
    TZ: 'Asia/Tbilisi',
    LC_ALL: 'C.UTF-8',
  }
  let stopDriver = async (): Promise<void> => undefined
  /** Its own driver: one that has closed a window hangs now and then when it opens another. */
  const openWindow = async (): Promise<Driver> => {
    await stopDriver()
    const port = await findFreePort()
    const driver = startProgram(program, [`--port=${port}`], env)
    stopDriver = driver.stop
    const send = connect(`http://127.0.0.1:${port}`)
    await driver.waitUntil('an answer', () => send<object>('GET', '/status').catch(() => null))
    const { sessionId } = await send<{ readonly sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
    })
    return createDriver(send, `/session/${sessionId}`, driver.waitUntil)
  }
  return {
    openWindow,
    stop: async () => {
      await stopDriver()
      await screen.stop()
      folder.remove()
    },
  }
}
