import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { env } from '#server/env.ts'

const file = fileURLToPath(new URL('server-process.ts', import.meta.url))

/** Runs the task with the portal on the copy, in a process of its own as the real one is; only this machine reaches it. */
export const withServer = async <Result>(
  databaseUrl: string,
  task: (url: string) => Promise<Result>,
): Promise<Result> => {
  const child = fork(file, [], { env: { ...env.all, DATABASE_URL: databaseUrl }, stdio: 'inherit' })
  const exit = once(child, 'exit')
  try {
    const port = await Promise.race([
      once(child, 'message').then(([message]) => (message as { port: number }).port),
      exit.then(() => null),
    ])
    if (port === null) throw new Error('the server of the rehearsal did not start')
    return await task(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGKILL')
    await exit
  }
}
