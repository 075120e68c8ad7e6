import { makeApp } from '#server/app.ts'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { openDatabase } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { openPort } from '#server/http/listen/open-port.ts'
import { copySchema } from '../copy/sql.ts'

// The portal on the copy: every call, and nothing that it does by itself (e-mails, payments, deletions). It sends
// its port to the process that started it, and ends with that.

const db = openDatabase(env.databaseUrl ?? '', env.poolSize, { schema: copySchema, logsConnections: false })
const app = makeApp({ db, quiet: true })
const port = await findFreePort()
await openPort(app, { port, host: '127.0.0.1' })
process.on('disconnect', () => process.exit(0))
process.send?.({ port })
