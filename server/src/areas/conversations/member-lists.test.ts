import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { untilWaiting } from '#server/db/connection/test-activity.ts'
import { testConversations, type Headers } from './test-conversations.ts'

const { db, app, newGroup, list, count, start, write } = await testConversations()
await db.rows({ name: '', text: `update setting set value = '100000' where name = 'messages_per_hour'` })

/** The columns that the lists sort by and count, where they differ from the conversations. */
const findDifferences = () =>
  db.rows({
    name: '',
    text: `select m.id::text, m.message_count as kept, c.message_count as counted
      from conversation_member m join conversation c on c.id = m.conversation_id
      where (m.last_at, m.message_count) is distinct from (
        case when c.pair is not null and c.message_count > 0 then c.last_at end,
        case when c.pair is not null and c.message_count > 0 then c.message_count end)
      union all
      select 'person ' || coalesce(k.person, t.person), t.pairs, k.count
      from (
        select coalesce(student_id, -lecturer_id) as person, count(*)::int from conversation_member
        where last_at is not null group by 1) k
      full join conversation_total t on t.person = k.person
      where coalesce(t.pairs, 0) <> coalesce(k.count, 0)`,
  })

/** The member rows without the columns that are kept for the list. */
const findUnread = async (studentID: number): Promise<number> =>
  (await db.row<{ unread: number }>(
    {
      name: '',
      text: `select coalesce(sum(c.message_count - m.seen_count), 0)::int as unread
        from conversation_member m join conversation c on c.id = m.conversation_id
        where m.student_id = $1 and m.left_at is null and not m.is_muted`,
    },
    [studentID],
  ))!.unread

const step = fc.record({
  what: fc.constantFrom('start', 'startGroup', 'write', 'see', 'mute', 'unmute'),
  who: fc.nat(4),
  to: fc.nat(4),
})

describe('the list of conversations', () => {
  it('is sorted and counted as its conversations are, however many write, read and mute at once', async () => {
    const { lecturerID, lecturer, groupID, students } = await newGroup(4)
    const ids = new Set<number>()
    const url = '/api/conversations'
    const pick = (nth: number) => [...ids][nth % Math.max(ids.size, 1)] ?? 999_999
    const see = async (headers: Headers, id: number) => {
      const reply = await app.inject({ url: `${url}/${id}/messages`, headers })
      if (reply.statusCode !== 200) return reply.statusCode
      const { items } = reply.json<{ data: { items: { conversation_messageID: number }[] } }>().data
      const path = `${url}/${id}/messages/${items[0]!.conversation_messageID}/seen`
      return (await app.inject({ url: path, headers })).statusCode
    }
    const mute = async (headers: Headers, id: number, is_muted: boolean) =>
      (await app.inject({ method: 'POST', url: `${url}/${id}/mute`, headers, payload: { is_muted } }))
        .statusCode
    const run = async ({ what, who, to }: { what: string; who: number; to: number }): Promise<number> => {
      // The fifth person is the lecturer, who begins no conversation.
      if (who === 4) {
        const path = `/api/staff/conversations/${pick(to)}`
        return (await app.inject({ url: `${path}/messages`, headers: lecturer })).statusCode
      }
      const { headers } = students[who]!
      if (what === 'write') return (await write(headers, pick(to), { text: what })).status
      if (what === 'see') return see(headers, pick(to))
      if (what === 'mute' || what === 'unmute') return mute(headers, pick(to), what === 'mute')
      const code =
        what === 'startGroup' ? `group-${groupID}` : to === 4 ? `lecturer-${lecturerID}` : students[to]!.code
      const started = await start(headers, code, { text: what })
      if (started.status === 200) ids.add(started.data.conversationID)
      return started.status
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const statuses = await Promise.all(steps.map(run))
        // A deadlock or a broken key would be a 500.
        expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
        expect(await findDifferences()).toEqual([])
        for (const { studentID, headers } of students) {
          expect(await count(headers)).toBe(await findUnread(studentID))
          const { items, total } = await list(headers)
          expect(total).toBe(items.length)
          const times = items.map(({ last_message }) => Date.parse(last_message!.created_at))
          expect(times).toEqual(times.toSorted((a, b) => b - a))
        }
      }),
      { numRuns: 25 },
    )
    expect(ids.size).toBeGreaterThan(5)
  })

  it('loses the conversations of a deleted student from the totals', async () => {
    const { students } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    await start(one.headers, other.code, { text: 'hello' })
    await db.rows({ name: '', text: 'delete from conversation_member where student_id = $1' }, [
      one.studentID,
    ])
    expect(await findDifferences()).toEqual([])
  })

  it('has who comes into a conversation that has messages', async () => {
    const { students } = await newGroup(2)
    const ids = students.map(({ studentID }) => studentID)
    await db.rows(
      {
        name: '',
        text: `with made as (insert into conversation (pair, message_count) values ('student-x', 3) returning id)
          insert into conversation_member (conversation_id, student_id) select id, unnest($1::int[]) from made`,
      },
      [ids],
    )
    expect(await findDifferences()).toEqual([])
    for (const { headers } of students) expect(await count(headers)).toBe(3)
  })

  it('finds a conversation however many are later, and pages all of them once', async () => {
    const { students } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, other.code, { text: 'the first' })
    await db.rows(
      {
        name: '',
        text: `with made as (
            insert into conversation (pair, message_count, last_at)
            select 'many ' || n, 1, now() + n * interval '1 second' from generate_series(1, 45) n returning id),
          own as (insert into conversation_member (conversation_id, student_id) select id, $1 from made),
          others as (insert into conversation_member (conversation_id, student_id) select id, $2 from made returning id, conversation_id)
          insert into conversation_message (conversation_id, member_id, nth, text) select conversation_id, id, 1, 'x' from others`,
      },
      [one.studentID, (await newGroup(1)).students[0]!.studentID],
    )
    const found: number[] = []
    for (const page of [1, 2, 3]) {
      const reply = await app.inject({ url: `/api/conversations/list?page=${page}`, headers: one.headers })
      const { items, total } = reply.json<{ data: { items: { conversationID: number }[]; total: number } }>()
        .data
      expect(total).toBe(46)
      found.push(...items.map(({ conversationID }) => conversationID))
    }
    expect([found.length, new Set(found).size, found.at(-1)]).toEqual([46, 46, data.conversationID])
    expect((await list(one.headers, other.code)).items.map(({ conversationID }) => conversationID)).toEqual([
      data.conversationID,
    ])
  })
})

describe('a message to a group', () => {
  it('that waits for others of the group keeps nobody else from the database', async () => {
    const { groupID, lecturerID, students } = await newGroup(12)
    const [first] = students as [(typeof students)[0]]
    const group = (await start(first.headers, `group-${groupID}`, { text: 'all' })).data.conversationID
    const pair = (await start(first.headers, `lecturer-${lecturerID}`, { text: 'you' })).data.conversationID
    const { promise: over, resolve: end } = Promise.withResolvers<undefined>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<undefined>()
    const slow = db.transaction(async (tx) => {
      await tx.row({ name: '', text: 'select from conversation where id = $1 for update' }, [group])
      lock(undefined)
      await over
    })
    await locked
    // More than there are connections.
    const waiting = students.map(({ headers }) => write(headers, group, { text: 'waits' }))
    await untilWaiting(db)
    const beside = await Promise.race([
      write(first.headers, pair, { text: 'does not wait' }).then(({ status }) => status),
      sleep(60_000, 'waited too'),
    ])
    end(undefined)
    await slow
    expect(beside).toBe(200)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(students.map(() => 200))
  })
})
