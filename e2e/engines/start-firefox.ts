import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver, Engine } from './driver.ts'
import { createFolder, startProgram } from './start-program.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  // As on a phone and a Mac; without a display Firefox would also draw its thin scroll bars white.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
}

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly text: string
  readonly source: { readonly context?: string }
}

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly message?: string
  readonly method?: string
  readonly params?: LogEntry
  readonly result?: unknown
}

/** Commands and log entries of WebDriver BiDi over a web socket. */
const connect = async (address: string) => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const entries: LogEntry[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.method === 'log.entryAdded') entries.push(message.params!)
    if (message.id === undefined) return
    const { resolve, reject } = waiting.get(message.id)!
    waiting.delete(message.id)
    if (message.type === 'success') resolve(message.result)
    else reject(new Error(message.message))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed the connection'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`cannot connect to ${address}`)))
  })
  let last = 0
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return (await answer.promise) as T
  }
  return { send, entries, close: () => socket.close() }
}

type Connection = Awaited<ReturnType<typeof connect>>

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result: { readonly value: string }
  readonly exceptionDetails: { readonly text: string }
}

const createDriver = ({ send, entries }: Connection, context: string): Driver => ({
  navigate: async (url) => {
    await send('browsingContext.navigate', { context, url, wait: 'complete' })
  },
  evaluate: async (expression) => {
    const evaluated = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    })
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
    return evaluated.result.value
  },
  resize: async (width, height) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } })
  },
  perform: async (actions) => {
    await send('input.performActions', { context, actions })
    await send('input.releaseActions', { context })
  },
  takeScreenshot: async () =>
    (await send<{ readonly data: string }>('browsingContext.captureScreenshot', { context })).data,
  takeConsoleErrors: async () =>
    entries
      .splice(0)
      .filter(({ level, source }) => (level === 'error' || level === 'warn') && source.context === context)
      .map(({ text }) => text),
})

/** Starts Firefox and drives it by WebDriver BiDi, which is built in. */
export const startFirefox = async (program: string): Promise<Engine> => {
  const profile = createFolder()
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile.path, 'user.js'), lines.join(''))
  const firefox = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port', '0'],
    { TZ: 'Asia/Tbilisi', LC_ALL: 'C.UTF-8' },
  )
  const address = await firefox.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/)
  const connection = await connect(`${address}/session`)
  const { send } = connection
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  let userContext: string | undefined
  return {
    openWindow: async () => {
      if (userContext !== undefined) await send('browser.removeUserContext', { userContext })
      userContext = (await send<{ readonly userContext: string }>('browser.createUserContext')).userContext
      const params = { type: 'tab', userContext }
      const { context } = await send<{ readonly context: string }>('browsingContext.create', params)
      return createDriver(connection, context)
    },
    stop: async () => {
      connection.close()
      await firefox.stop()
      profile.remove()
    },
  }
}
