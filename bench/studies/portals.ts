import { makeApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'

// Several universities served by one process, each at a port of its own: what differs between them is then what they hold,
// and not the luck of a process. Two that do the same work differ by a tenth, and now and then by a third, for as long as
// they live.
const { DATABASE_URLS = '', DATABASE_POOL, PORT } = process.env

// The first port last: whoever waits for it finds all of them open.
for (const [nth, url] of [...DATABASE_URLS.split(' ').entries()].toReversed()) {
  const app = makeApp({ db: openDatabase(url, Number(DATABASE_POOL)) })
  await app.listen({ port: Number(PORT) + nth, host: '127.0.0.1' })
}

process.on('SIGTERM', () => process.exit(0))
