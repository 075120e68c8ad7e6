import { equal } from 'node:assert/strict'
import type { Database } from '#server/db/open.ts'
import { startServer, type ChildServer } from '../portal/child-server.ts'
import { root, startPortal } from '../portal/start-portal.ts'

export const pool = '20'

/** The request of one student. */
export interface StudentRequest {
  readonly path: string
  readonly headers: { readonly authorization: string }
}

/** A bare server, and the portal. */
export type Servers = Readonly<Record<'floor' | 'portal', ChildServer>>

/** Runs the work with a bare server and the portal on one database. */
export const runWithFloorAndPortal = async <Result>(
  db: Database,
  [floorPort, portalPort]: readonly [floor: number, portal: number],
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> => {
  const floor = await startServer({
    file: process.execPath,
    args: ['bench/general/floor.ts'],
    cwd: root,
    port: floorPort,
    path: '/',
    env: { DATABASE_URL: db.url, DATABASE_POOL: pool },
  })
  process.env['DATABASE_POOL'] = pool
  const portal = await startPortal(portalPort, db.url)
  try {
    return await work({ floor, portal })
  } finally {
    await floor.stop()
    await portal.stop()
  }
}

export const getJson = async <Reply>(url: string, { path, headers }: StudentRequest): Promise<Reply> => {
  const response = await fetch(url + path, { headers })
  equal(response.status, 200)
  return (await response.json()) as Reply
}
