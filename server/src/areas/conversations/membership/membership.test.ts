import { describe, expect, it } from 'vitest'
import { testConversations, type Headers } from '../test-conversations.ts'

const { app, read, newGroup, list, count, messages, texts, start, write } = await testConversations()
const url = '/api/conversations'

describe('a student', () => {
  const mute = (headers: Headers, id: number, is_muted: boolean) =>
    app.inject({ method: 'POST', url: `${url}/${id}/mute`, headers, payload: { is_muted } })
  const leave = async (headers: Headers, id: number) =>
    (await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })).statusCode

  it('mutes a conversation, which is not counted until they unmute it', async () => {
    const { students } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, other.code, { text: 'psst' })
    expect((await mute(other.headers, data.conversationID, true)).statusCode).toBe(200)
    expect([await count(other.headers), (await list(other.headers)).items[0]!.new_messages_count]).toEqual([
      0, 1,
    ])
    await mute(other.headers, data.conversationID, false)
    expect(await count(other.headers)).toBe(1)
  })

  it('leaves a group until they write to it again, and no conversation of two', async () => {
    const { students, groupID } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, `group-${groupID}`, { text: 'all' })
    expect(await leave(other.headers, data.conversationID)).toBe(200)
    await write(one.headers, data.conversationID, { text: 'again' })
    expect([
      (await list(other.headers)).total,
      (await messages(other.headers, data.conversationID)).status,
    ]).toEqual([0, 404])
    await start(other.headers, `group-${groupID}`, { text: 'I am back' })
    expect(await texts(other.headers, data.conversationID)).toEqual(['I am back', 'again', 'all'])
    const pair = (await start(one.headers, other.code, { text: 'you' })).data.conversationID
    expect(await leave(one.headers, pair)).toBe(409)
    expect((await list(one.headers)).total).toBe(2)
  })

  it('reports a message of somebody else, which the university reads as it was written', async () => {
    const { students } = await newGroup(3)
    const [one, other, otherStudent] = students as [
      (typeof students)[0],
      (typeof students)[0],
      (typeof students)[0],
    ]
    const { data } = await start(one.headers, other.code, { text: '<i>Go away</i>' })
    const path = `${url}/${data.conversationID}/messages/${data.message.conversation_messageID}/report`
    const report = async (headers: Headers) => {
      const key = { 'idempotency-key': 'attempt-of-a-report' }
      const payload = { reason: 'It is rude' }
      return (await app.inject({ method: 'POST', url: path, headers: { ...headers, ...key }, payload }))
        .statusCode
    }
    expect([await report(otherStudent.headers), await report(one.headers)]).toEqual([404, 404])
    expect([await report(other.headers), await report(other.headers)]).toEqual([200, 200])
    const { problems } = (await read<{ problems: { text: string }[] }>(other.headers, '/api/problems')).data
    expect(problems).toHaveLength(1)
    expect(problems[0]!.text).toContain(`(${one.code})\n„<i>Go away</i>“\n\nIt is rude`)
  })
})
