import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { belongAsFolder } from './account.ts'
import { CannotStart } from './cannot-start.ts'
import { claim, holderOf, isAlive } from './claim.ts'
import { DATABASE, isToBeMade, makeCluster, passwordOf } from './cluster.ts'
import { placeOf } from './place.ts'
import type { Place } from './place.ts'
import { runningServer, startServer, stopServer } from './postmaster.ts'

/** The embedded PostgreSQL while this process uses it. */
export interface Embedded {
  readonly url: string
  /** The folder of the cluster, which may lie outside the data folder. */
  readonly cluster: string
  /** It ran already: another command uses it, or a portal was killed. */
  readonly reused: boolean
  /** Starts it again, where it was, whenever it ends without having been stopped; gives how to let it be. */
  keepAlive(): () => void
  /** Leaves it; the last one to leave stops it. */
  stop(): Promise<void>
}

const lockFile = (place: Place) => join(place.home, 'portal.pid')

/** Takes the data folder for this portal alone, until the process ends or gives it back; refuses when one has it. */
export const lockDataFolder = (dataDir: string): (() => void) => {
  const place = placeOf(dataDir)
  const taken = claim(lockFile(place))
  if ('release' in taken) return taken.release
  throw new CannotStart(
    `Another portal (process ${taken.holder}) already runs on the data folder ${dataDir}: stop it first, ` +
      'or set PORTAL_DATA to another folder.',
  )
}

const GATE_POLL_MS = 20
const REVIVE_POLL_MS = 500

/** Starting, joining and leaving go one after the other, so that nobody joins what another is about to stop. */
const atGate = async <Result>(place: Place, work: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    const gate = claim(join(place.home, 'gate.pid'))
    if ('release' in gate) {
      try {
        return await work()
      } finally {
        gate.release()
      }
    }
    await sleep(GATE_POLL_MS)
  }
}

let count = 0

const users = (place: Place) => {
  const folder = join(place.home, 'users')
  const living = () => readdirSync(folder).filter((name) => holderOf(join(folder, name)) !== undefined)
  return {
    isAny: () => existsSync(folder) && living().length > 0,
    join: (): (() => void) => {
      if (!existsSync(folder)) {
        mkdirSync(folder)
        belongAsFolder(folder)
      }
      for (const name of readdirSync(folder)) {
        if (holderOf(join(folder, name)) === undefined) rmSync(join(folder, name), { force: true })
      }
      const taken = claim(join(folder, `${process.pid}-${(count += 1)}`))
      return 'release' in taken ? taken.release : () => undefined
    },
  }
}

/**
 * Takes the data folder; gives the embedded database, started and made if need be, or joined when it runs. It is
 * stopped by the last one that leaves, unless that one is a command that came to a database left running alone.
 */
export const startEmbedded = async (options: {
  dataDir: string
  log: (line: string) => void
}): Promise<Embedded> => {
  const { dataDir, log } = options
  const place = placeOf(dataDir)
  const others = users(place)
  return await atGate(place, async () => {
    if (isToBeMade(place)) {
      log(`The database is made in ${place.cluster}`)
      makeCluster(place)
    }
    const running = await runningServer(place, log)
    const company = others.isAny()
    let server = running ?? (await startServer(place, log))
    const leave = others.join()
    const mayStop = () => !running || company || holderOf(lockFile(place)) === process.pid
    const stop = () =>
      atGate(place, async () => {
        leave()
        if (mayStop() && !others.isAny()) await stopServer(server, log)
      })
    const revive = async (): Promise<void> => {
      if (isAlive(server.pid)) return
      await atGate(place, async () => {
        log('The database has ended without having been stopped: it is started again.')
        server = (await runningServer(place, log)) ?? (await startServer(place, log, server.port))
      })
    }
    const keepAlive = () => {
      let isLeft = false
      const look = async (): Promise<void> => {
        while (!isLeft) {
          await sleep(REVIVE_POLL_MS, undefined, { ref: false })
          if (!isLeft) await revive().catch((error: Error) => log(error.message))
        }
      }
      void look()
      return () => {
        isLeft = true
      }
    }
    return {
      keepAlive,
      url: `postgres://${DATABASE}:${passwordOf(place)}@127.0.0.1:${server.port}/${DATABASE}`,
      cluster: place.cluster,
      reused: running !== undefined,
      stop,
    }
  })
}
