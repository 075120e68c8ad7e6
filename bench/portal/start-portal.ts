import { fileURLToPath } from 'node:url'
import { startServer, type ChildServer } from './child-server.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Starts the portal as `npm start` does, on an existing database. */
export const startPortal = (
  port: number,
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildServer> =>
  startServer({
    file: process.execPath,
    args: ['boot/start.mjs'],
    cwd: root,
    port,
    path: '/login',
    env: { DATABASE_URL: databaseUrl, ...more },
  })
