import { makeApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'

// One process serves several universities, each on its own port, so that they differ by their data alone. Two processes
// with the same work differ in speed by a tenth, sometimes by a third, for as long as they run.
const { DATABASE_URLS = '', DATABASE_POOL, PORT } = process.env

// The first port opens last: when it answers, all are open.
for (const [nth, url] of [...DATABASE_URLS.split(' ').entries()].toReversed()) {
  const app = makeApp({ db: openDatabase(url, Number(DATABASE_POOL)) })
  await app.listen({ port: Number(PORT) + nth, host: '127.0.0.1' })
}

process.on('SIGTERM', () => process.exit(0))
