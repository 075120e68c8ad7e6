import type { Database } from '#server/db/open.ts'
import { createTokens } from './choose/tokens.ts'
import { roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { startPortal } from './portal/start-portal.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { openStream } from './streams/open-stream.ts'

// A message from its sending to the reply with it on the other side, whose page reads again when the stream says so, with
// many other streams open. The floor is the same two calls one after the other. Then the list of somebody with many
// conversations against that of somebody with few. Arguments: messages, streams, conversations.
const [count = 500, streams = 2000, many = 500] = process.argv.slice(2).map(Number)
const few = 50
const messagesEach = 100
const pairs = 50
const goals = { p50: 100, p99: 500, list: 1.5 }

/** Conversations between the students 1 and 2, 3 and 4, and so on; returns their ids in order. */
const createPairs = async (db: Database): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    {
      name: '',
      text: `with made as (
           insert into conversation (pair) select 'bench ' || n from generate_series(1, $1) n returning id, pair),
         members as (
           insert into conversation_member (conversation_id, student_id)
           select made.id, s from made, lateral (values (2 * substr(pair, 7)::int - 1), (2 * substr(pair, 7)::int)) v (s))
         select id from made order by substr(pair, 7)::int`,
    },
    [pairs],
  )
  return rows.map(({ id }) => id)
}

/** Gives the student so many conversations, each with a hundred messages. */
const createHistory = (db: Database, student: number, conversations: number) =>
  db.rows(
    {
      name: '',
      text: `with made as (
           insert into conversation (pair, message_count, last_at)
           select 'history ' || $1::int || ' ' || n, $3::int, now() - n * interval '1 minute' from generate_series(1, $2::int) n
           returning id, substr(pair, 10 + length($1::int::text))::int as n),
         own as (
           insert into conversation_member (conversation_id, student_id, seen_count) select id, $1::int, $3::int - 1 from made),
         others as (
           insert into conversation_member (conversation_id, student_id) select id, 1000 + n from made
           returning id, conversation_id)
         insert into conversation_message (conversation_id, member_id, nth, text)
         select conversation_id, others.id, nth, 'message ' || nth from others, generate_series(1, $3::int) nth`,
    },
    [student, conversations, messagesEach],
  )

const result = await withDemoDatabase(Math.max(3000, streams), async (db) => {
  const conversations = await createPairs(db)
  const [rich, poor] = [2 * pairs + 1, 2 * pairs + 2] as const
  await createHistory(db, rich, many)
  await createHistory(db, poor, few)
  await db.rows({ name: '', text: `update setting set value = '1000000' where name = 'messages_per_hour'` })
  await db.rows({ name: '', text: 'vacuum (analyze)' })
  const tokens = await createTokens(db, Math.max(streams, poor))
  const portal = await startPortal(4291, db.url)
  try {
    const call = async (student: number, path: string, form?: FormData) => {
      const response = await fetch(`${portal.url}/api/conversations/${path}`, {
        headers: { authorization: `Bearer ${tokens.get(student)!}` },
        ...(form && { method: 'POST', body: form }),
      })
      const text = await response.text()
      if (response.status !== 200) throw new Error(text)
      return text
    }
    const write = (nth: number, text: string) => {
      const form = new FormData()
      form.append('text', text)
      return call(2 * (nth % pairs) + 1, String(conversations[nth % pairs]), form)
    }
    const read = (nth: number) => call(2 * (nth % pairs) + 2, `${conversations[nth % pairs]}/messages`)

    const waiting = new Map<number, () => void>()
    const url = new URL(portal.url)
    for (let student = 1; student <= streams; student += 1)
      await openStream(url, tokens.get(student)!, 'conversation', () => waiting.get(student)?.())

    const [times, floor]: [number[], number[]] = [[], []]
    for (let nth = 0; nth < count; nth += 1) {
      const text = `message ${nth} of the bench`
      const begun = performance.now()
      const arrived = new Promise<void>((resolve) => waiting.set(2 * (nth % pairs) + 2, resolve))
      await Promise.all([
        write(nth, text),
        arrived
          .then(() => read(nth))
          .then((reply) => {
            if (!reply.includes(text)) throw new Error('the message was announced before it could be read')
            times.push(performance.now() - begun)
          }),
      ])
      waiting.clear()
      const alone = performance.now()
      await write(nth, `${text} again`)
      await read(nth)
      floor.push(performance.now() - alone)
    }
    const lists = { rich: [] as number[], poor: [] as number[] }
    for (let nth = 0; nth < 200; nth += 1)
      for (const [key, student] of [
        ['rich', rich],
        ['poor', poor],
      ] as const) {
        const begun = performance.now()
        await call(student, 'list')
        lists[key].push(performance.now() - begun)
      }
    return {
      shown: summarizeTimes(times),
      floor: summarizeTimes(floor),
      rich: summarizeTimes(lists.rich),
      poor: summarizeTimes(lists.poor),
    }
  } finally {
    await portal.stop()
  }
})

const listRatio = roundTo(result.rich.p50 / result.poor.p50)
const ok = result.shown.p50 <= goals.p50 && result.shown.p99 <= goals.p99 && listRatio <= goals.list
console.log(
  JSON.stringify({
    bench: 'messages',
    streams,
    ...result,
    toFloor: roundTo(result.shown.p50 / result.floor.p50),
    listRatio,
    goals,
    ok,
  }),
)
process.exit(ok ? 0 : 1)
