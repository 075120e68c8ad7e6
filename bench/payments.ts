import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '#server/db/open.ts'
import { checkDueOrders } from '#server/payments/test-check-orders.ts'
import { writeSandboxCallback } from '#server/payments/sandbox/create-sandbox.ts'
import { createTokens } from './choose/tokens.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { root } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// A thousand payments are reported at once, each twice. Then the server is killed again and again while students pay.
const [payments = 1000, kills = 8] = process.argv.slice(2).map(Number)
const port = 4211
const url = `http://127.0.0.1:${port}`

const startPortal = (databaseUrl: string): Promise<ChildServer> =>
  startServer({
    file: process.execPath,
    args: ['server/src/main.ts'],
    cwd: root,
    port,
    path: '/login',
    env: { DATABASE_URL: databaseUrl, PAYMENT_PROVIDER: 'sandbox' },
  })

const run = (db: Database, text: string, values: readonly unknown[] = []) =>
  db.rows<Record<string, string | number>>({ name: '', text }, values)

const createStudents = async (db: Database, count: number): Promise<void> => {
  await run(db, `insert into school (name_ka, name_en) values ('x', 'x')`)
  await run(
    db,
    `insert into programme (school_id, name_ka, name_en, category_id, study_level_id, ects, semesters)
     select id, 'x', 'x', 1, 1, 240, 8 from school`,
  )
  await run(
    db,
    `insert into student (code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email)
     select 's' || n, 'x', 'x', 'x', 'x', p.id, 's' || n || '@x.example' from generate_series(1, $1) n, programme p`,
    [count],
  )
}

/** Orders that were paid at the sandbox, of which the portal has not heard. */
const createPaidOrders = (db: Database, count: number) =>
  run(
    db,
    `with made as (
       insert into payment_order (student_id, purpose, debit_type_id, name_ka, name_en, amount, currency, provider,
         provider_order_id, expires_at, check_at)
       select n, 'account', 1, 'x', 'x', 10 + n / 100.0, 'GEL', 'sandbox', md5('order ' || n), now() + interval '1 hour',
         now() + interval '1 hour'
       from generate_series(1, $1) n returning *)
     insert into sandbox_payment (id, key, order_id, amount, currency, state, success_url, fail_url, expires_at)
     select provider_order_id, key, id, amount, currency, 'paid', '/', '/', expires_at from made`,
    [count],
  )

/** The payments as the ledger, the orders and the sandbox have them, and the number of orders that have not exactly one. */
const compareBooks = async (db: Database) =>
  (
    await run(
      db,
      `select (select coalesce(sum(amount), 0)::text from ledger_entry where kind = 'payment') as ledger,
         (select coalesce(sum(amount), 0)::text from payment_order where state = 'paid') as orders,
         (select coalesce(sum(amount), 0)::text from sandbox_payment where state = 'paid') as bank,
         (select count(*)::int from (
            select o.id from payment_order o left join ledger_entry e on e.order_id = o.id and e.kind = 'payment'
            where o.state = 'paid' group by o.id having count(e.id) <> 1) w) as wrong`,
    )
  )[0]!

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)

const post = async (path: string, body: string | Buffer, headers: Record<string, string>) => {
  const startedAt = performance.now()
  const reply = await fetch(url + path, {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const text = await reply.text()
  return { status: reply.status, text, ms: performance.now() - startedAt }
}

const reportAtOnce = async (db: Database) => {
  await createPaidOrders(db, payments)
  const ids = (await run(db, 'select id from sandbox_payment')).map(({ id }) => String(id))
  const messages = await Promise.all(ids.map((id) => writeSandboxCallback(db, id)))
  const startedAt = performance.now()
  const replies = await Promise.all(
    [...messages, ...messages].map(({ raw, headers }) =>
      post('/api/payments/callback/sandbox', raw, headers),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const times = replies.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return {
    callbacks: replies.length,
    refused: replies.filter(({ status }) => status !== 200).length,
    seconds: Number(seconds.toFixed(2)),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    ...(await compareBooks(db)),
  }
}

/** A student pays: each call may find the server gone, and is left then. */
const payOnce = async (token: string, nth: number): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` }
  const body = {
    amount: `${5 + (nth % 50)}.${10 + (nth % 89)}`,
    payment_type: 1,
    idempotency_key: randomUUID(),
  }
  const begun = await post('/api/financial-info/pay', JSON.stringify(body), headers)
  if (begun.status !== 200) return false
  const { link } = (JSON.parse(begun.text) as { data: { link: string } }).data
  const callback = ['once', 'twice', 'never'][nth % 3]!
  const paid = await post(`/api${link}`, JSON.stringify({ outcome: 'success', callback }), {})
  return paid.status === 200
}

const killAgainAndAgain = async (db: Database, databaseUrl: string, tokens: readonly string[]) => {
  let nth = 0
  let finished = 0
  for (let round = 0; round < kills; round += 1) {
    const portal = await startPortal(databaseUrl)
    const until = performance.now() + 400 + round * 90
    const student = async (token: string) => {
      while (performance.now() < until + 200) {
        nth += 1
        finished += Number(await payOnce(token, nth).catch(() => false))
      }
    }
    const paying = Promise.all(tokens.slice(round * 8, round * 8 + 8).map(student))
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
    await portal.kill()
    await paying
  }
  await run(db, `update payment_order set check_at = now() where state = 'processing'`)
  await checkDueOrders(db)
  return { kills, begun: nth, finished, ...(await compareBooks(db)) }
}

const result = await withTemporaryDatabase(async (databaseUrl) => {
  const db = openDatabase(databaseUrl, 8)
  try {
    await createStudents(db, Math.max(payments, kills * 8))
    await run(db, `update setting set value = '100000' where name = 'payment_orders_per_hour'`)
    const portal = await startPortal(databaseUrl)
    const atOnce = await reportAtOnce(db).finally(() => portal.stop())
    const tokens = [...(await createTokens(db, kills * 8)).values()]
    const killed = await killAgainAndAgain(db, databaseUrl, tokens)
    return { atOnce, killed }
  } finally {
    await db.close()
  }
})

const agrees = ({ ledger, orders, bank, wrong }: Record<string, unknown>) =>
  ledger === orders && orders === bank && wrong === 0
const ok = result.atOnce.refused === 0 && agrees(result.atOnce) && agrees(result.killed)
console.log(JSON.stringify({ bench: 'payments', ...result, ok }))
process.exitCode = ok ? 0 : 1
