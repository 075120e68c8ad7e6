import type { Database } from '#server/db/open.ts'
import { createTokens } from './choose/tokens.ts'
import { median, roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { startPortal } from './portal/start-portal.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { openStream } from './streams/open-stream.ts'

// A message from its sending to the reply with it on the other side, whose page reads again when the stream says so, with
// many other streams open. The floor is the same two calls one after the other. Then the lists of students with 50, 500 and
// 5,000 conversations in turns, and messages to a group of 300, one after the other and all at once.
// Arguments: messages, streams.
const [count = 500, streams = 2000] = process.argv.slice(2).map(Number)
const few = 50
const lists = [few, 500, 5000]
const messagesEach = 100
const pairs = 50
const groupSize = 300
/** How many times longer the list of many conversations may take than that of few. */
const goals = { p50: 100, p99: 500, list: 1.1 }

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

/** Adds this many conversations, each with a hundred messages. */
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
           insert into conversation_member (conversation_id, student_id) select id, 1000 + n % 1500 from made
           returning id, conversation_id)
         insert into conversation_message (conversation_id, member_id, nth, text)
         select conversation_id, others.id, nth, 'message ' || nth from others, generate_series(1, $3::int) nth`,
    },
    [student, conversations, messagesEach],
  )

/** Adds the conversation of each of their groups. */
const joinGroups = (db: Database, student: number) =>
  db.rows(
    {
      name: '',
      text: `with own as (
           select distinct rg.group_id from registration r join registration_group rg on rg.registration_id = r.id
           where r.student_id = $1),
         made as (
           insert into conversation (group_id, message_count, last_at)
           select group_id, 1, now() - interval '1 day' from own on conflict (group_id) do update set message_count = 1
           returning id)
         insert into conversation_member (conversation_id, student_id) select id, $1 from made
         on conflict (conversation_id, student_id) do nothing`,
    },
    [student],
  )

/** A conversation of a group with this many students of this semester. */
const createGroup = async (db: Database) => {
  const members = await db.rows<{ student: number; conversation: number }>(
    {
      name: '',
      text: `with chosen as (
           update study_group set capacity = capacity + $1 where id = (
             select min(g.id) from study_group g join semester s on s.id = g.semester_id and s.is_current)
           returning id),
         students as (
           select r.student_id, min(r.id) as registration_id
           from registration r join semester s on s.id = r.semester_id and s.is_current
           where r.student_id > 200 group by r.student_id order by r.student_id limit $1),
         seats as (
           insert into registration_group (registration_id, group_id, part)
           select registration_id, chosen.id, 20 from chosen, students),
         made as (
           insert into conversation (group_id) select id from chosen
           on conflict (group_id) do update set group_id = excluded.group_id returning id)
         insert into conversation_member (conversation_id, student_id) select made.id, student_id from made, students
         on conflict (conversation_id, student_id) do update set left_at = null
         returning student_id as student, conversation_id as conversation`,
    },
    [groupSize],
  )
  if (members.length < groupSize) throw new Error('the university is too small for the group')
  return members
}

const result = await withDemoDatabase(Math.max(3000, streams), async (db) => {
  const conversations = await createPairs(db)
  const readers = lists.map((length, nth) => ({ length, student: 2 * pairs + 1 + nth }))
  for (const { length, student } of readers) {
    await createHistory(db, student, length)
    await joinGroups(db, student)
  }
  const group = await createGroup(db)
  await db.rows({ name: '', text: `update setting set value = '1000000' where name = 'messages_per_hour'` })
  await db.rows({ name: '', text: 'vacuum (analyze)' })
  const tokens = await createTokens(db, Math.max(streams, ...group.map(({ student }) => student)))
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
    const listTimes = new Map(lists.map((length) => [length, [] as number[]]))
    for (let nth = 0; nth < 300; nth += 1)
      for (const { length, student } of nth % 2 === 0 ? readers : readers.toReversed()) {
        const begun = performance.now()
        await call(student, 'list')
        listTimes.get(length)!.push(performance.now() - begun)
      }

    const post = async (student: number, conversation: number) => {
      const form = new FormData()
      form.append('text', 'message of the bench')
      const begun = performance.now()
      await call(student, String(conversation), form)
      return performance.now() - begun
    }
    const postToGroup = (nth: number) => post(group[nth]!.student, group[nth]!.conversation)
    const alone: { pair: number[]; group: number[] } = { pair: [], group: [] }
    for (let nth = 0; nth < 200; nth += 1) {
      alone.pair.push(await post(2 * (nth % pairs) + 1, conversations[nth % pairs]!))
      alone.group.push(await postToGroup(nth % groupSize))
    }
    // All of the group write at once, and pairs too: those wait for no lock of the group.
    const begun = performance.now()
    let isOver = false
    const beside = (async () => {
      const times: number[] = []
      for (let nth = 0; !isOver; nth += 1)
        times.push(await post(2 * (nth % pairs) + 1, conversations[nth % pairs]!))
      return times
    })()
    const atOnce = await Promise.all(
      Array.from({ length: groupSize }, async (_, nth) => {
        const times: number[] = []
        for (let time = 0; time < 3; time += 1) times.push(await postToGroup(nth))
        return times
      }),
    )
    isOver = true
    const perSecond = roundTo((atOnce.flat().length * 1000) / (performance.now() - begun), 0)
    return {
      shown: summarizeTimes(times),
      floor: summarizeTimes(floor),
      lists: Object.fromEntries([...listTimes].map(([length, own]) => [length, summarizeTimes(own)])),
      listRatios: lists.slice(1).map((length) => {
        const [long, short] = [listTimes.get(length)!, listTimes.get(few)!]
        return roundTo(median(long.map((time, nth) => time / short[nth]!)))
      }),
      post: {
        pair: summarizeTimes(alone.pair),
        group: summarizeTimes(alone.group),
        groupAtOnce: { perSecond, ...summarizeTimes(atOnce.flat()) },
        pairBeside: summarizeTimes(await beside),
      },
    }
  } finally {
    await portal.stop()
  }
})

const ok =
  result.shown.p50 <= goals.p50 &&
  result.shown.p99 <= goals.p99 &&
  result.listRatios.every((ratio) => ratio <= goals.list)
console.log(
  JSON.stringify({
    bench: 'messages',
    streams,
    ...result,
    toFloor: roundTo(result.shown.p50 / result.floor.p50),
    goals,
    ok,
  }),
)
process.exit(ok ? 0 : 1)
