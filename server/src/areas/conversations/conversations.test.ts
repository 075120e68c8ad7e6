import { describe, expect, it } from 'vitest'
import { maxMessageLength } from '#rules/conversations/check-message.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles } from '#server/http/files/test-folder.ts'
import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { testConversations } from './test-conversations.ts'

const { db, folder, app, newGroup, read, list, count, messages, texts, recipients, send, start, write } =
  await testConversations()
const url = '/api/conversations'
type Messages = z.output<typeof conversations.messages.reply>

describe('recipients', () => {
  it('are the lecturers, the groups and the fellow students of this semester, found in either script', async () => {
    const { lecturerID, groupID, students } = await newGroup(2)
    const [student, fellow] = students
    const { headers } = student!
    const codes = async (search: string) =>
      (await recipients(headers, search)).map(({ recipient_code }) => recipient_code)
    for (const search of ['დოლიძე', 'dolidze', 'doliZe', 'Nana Dol'])
      expect(await codes(search)).toEqual([`lecturer-${lecturerID}`])
    expect(await codes(fellow!.code)).toEqual([fellow!.code])
    // In the middle of a word nothing is found.
    expect(await codes(fellow!.code.slice(1))).toEqual([])
    expect(await codes(`group-${groupID}`)).toEqual([`group-${groupID}`])
    expect(await codes(student!.code)).toEqual([])
    const otherStudent = (await newGroup(1)).students[0]!
    expect(await codes(otherStudent.code)).toEqual([])
    for (const code of [otherStudent.code, 'lecturer-999999', 'group-999999', student!.code])
      expect(await start(headers, code, { text: 'hello' })).toMatchObject({
        status: 404,
        code: 'recipient_not_found',
      })
  })

  it('are without a search the lecturers and groups with their subjects, and are found by these', async () => {
    const { lecturerID, groupID, students } = await newGroup(2)
    const { headers } = students[0]!
    const all = await recipients(headers, '')
    expect(all.map(({ recipient_code }) => recipient_code)).toEqual([
      `lecturer-${lecturerID}`,
      `group-${groupID}`,
    ])
    const [of] = all[0]!.subjects
    expect(all.map(({ subjects }) => subjects)).toEqual([[of], [of]])
    expect((await recipients(headers, of!.subjecteng)).map(({ code }) => code)).toEqual([
      `lecturer-${lecturerID}`,
      `group-${groupID}`,
    ])
    const [fellow] = await recipients(headers, students[1]!.code)
    expect(fellow).toMatchObject({ is_student: true, subjects: [] })
  })
})

// spec 2.33
describe('a conversation', () => {
  it('of two is one, whoever begins, and each sees what the other wrote', async () => {
    const { students } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const first = await start(one.headers, other.code, { text: '<b>Hello</b>' })
    expect(first).toMatchObject({
      status: 200,
      data: { message: { text: '<b>Hello</b>', is_mine: true, seenBy: [] } },
    })
    const id = first.data.conversationID
    const second = await start(other.headers, one.code, { text: 'Hi' })
    expect(second.data.conversationID).toBe(id)
    expect(await texts(one.headers, id)).toEqual(['Hi', '<b>Hello</b>'])
    expect((await list(one.headers)).items).toMatchObject([
      {
        conversationID: id,
        code: other.code,
        is_group: false,
        is_student: true,
        new_messages_count: 1,
        last_message: { text: 'Hi', is_mine: false },
      },
    ])
    expect([await count(one.headers), await count(other.headers)]).toEqual([1, 0])
  })

  it('of a group has its students and its lecturer, who answers', async () => {
    const { groupID, lecturer, lecturerID, students } = await newGroup(3)
    const [one, two, three] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, `group-${groupID}`, { text: 'When is the test?' })
    const id = data.conversationID
    for (const each of [two, three]) expect(await count(each.headers)).toBe(1)
    const ofLecturer = await read<Messages>(lecturer, `/api/staff/conversations/${id}/messages`)
    expect(ofLecturer.data.items[0]).toMatchObject({
      text: 'When is the test?',
      code: one.code,
      is_mine: false,
    })
    expect((await send(lecturer, `/api/staff/conversations/${id}`, { text: 'On Monday' })).status).toBe(200)
    expect(await texts(two.headers, id)).toEqual(['On Monday', 'When is the test?'])
    const { items } = (await messages(one.headers, id)).data
    expect(items[1]!.seenBy).toEqual([`lecturer-${lecturerID}`])
    // Whoever gives up the seat no longer takes part.
    const { subjects } = (
      await three.read<{ subjects: { registrationID: number }[] }>('/api/registration/already-registered')
    ).data
    await three.cancel(subjects[0]!.registrationID)
    expect((await messages(three.headers, id)).status).toBe(404)
    expect(await count(three.headers)).toBe(0)
    expect((await write(three.headers, id, { text: 'still here' })).status).toBe(404)
  })

  it('is refused to everybody else, with its files', async () => {
    const { students, lecturerID } = await newGroup(1)
    const { students: others, lecturer: otherLecturer } = await newGroup(1)
    const { headers } = students[0]!
    const { data } = await start(headers, `lecturer-${lecturerID}`, {
      text: 'My homework',
      files: [['ნაშრომი.png', smallFiles['png']!]],
    })
    const id = data.conversationID
    const file = `${url}/${id}/files/${data.message.files[0]!.fileID}`
    const reply = await app.inject({ url: file, headers })
    expect(reply.rawPayload).toEqual(smallFiles['png'])
    expect(reply.headers['content-disposition']).toMatch(/^attachment/)
    const foreign = others[0]!.headers
    for (const path of [
      file,
      `${url}/${id}/messages`,
      `${url}/${id}/messages/${data.message.conversation_messageID}/seen`,
    ])
      expect((await read(foreign, path)).status).toBe(404)
    const stored = await listFiles(folder)
    expect((await write(foreign, id, { text: 'x', files: [['a.png', smallFiles['png']!]] })).status).toBe(404)
    expect(await listFiles(folder)).toEqual(stored)
    for (const path of [`/api/staff/conversations/${id}/messages`, file.replace('/api/', '/api/staff/')])
      expect((await read(otherLecturer, path)).status).toBe(404)
  })

  it('is found by the name or the code of the other side, and paged from the latest', async () => {
    const { students, lecturerID } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, `lecturer-${lecturerID}`, { text: 'to the lecturer' })
    await start(one.headers, other.code, { text: 'to the student' })
    const codes = async (search: string) => (await list(one.headers, search)).items.map(({ code }) => code)
    expect(await codes('')).toEqual([other.code, `lecturer-${lecturerID}`])
    expect(await codes('დოლ')).toEqual([`lecturer-${lecturerID}`])
    expect(await codes(other.code.slice(0, 5))).toEqual([other.code])
    expect(await codes('nobody')).toEqual([])
    for (let nth = 2; nth <= 31; nth += 1)
      await write(one.headers, data.conversationID, { text: `message ${nth}` })
    const first = (await messages(one.headers, data.conversationID)).data
    expect([first.total, first.items.length, first.items[0]!.text]).toEqual([31, 30, 'message 31'])
    expect((await messages(one.headers, data.conversationID, 2)).data.items.map(({ text }) => text)).toEqual([
      'to the lecturer',
    ])
  })
})

describe('the search in messages', () => {
  it('finds words of own messages in either script and no others, the latest first', async () => {
    const { students, lecturerID } = await newGroup(3)
    const [one, other, third] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]]
    const pair = (await start(one.headers, other.code, { text: 'სად არის ბიბლიოთეკა?' })).data.conversationID
    await write(other.headers, pair, { text: 'The library is in CSC-111, building A.' })
    await start(one.headers, `lecturer-${lecturerID}`, { text: 'ლაბორატორიაში ვიქნები (3 საათზე)' })
    await start(other.headers, third.code, { text: 'ბიბლიოთეკა დაკეტილია' })
    const find = async (headers: Parameters<typeof list>[0], search: string) =>
      (await list(headers, search)).messages.map(({ code, message }) => [code, message.text.slice(0, 8)])
    const [asked, answered] = [
      [other.code, 'სად არის'],
      [other.code, 'The libr'],
    ]
    for (const search of ['ბიბლიოთეკ', 'biblioteka', 'სად ბიბლ'])
      expect(await find(one.headers, search)).toEqual([asked])
    expect(await find(one.headers, 'ლაბორატორია')).toEqual([[`lecturer-${lecturerID}`, 'ლაბორატო']])
    for (const search of ['csc111', 'CSC 111', 'library build'])
      expect(await find(one.headers, search)).toEqual([answered])
    expect(await find(one.headers, 'ar')).toEqual([asked])
    for (const search of ['', 'x', '.*', '(', 'დაკეტილია', 'brary'])
      expect(await find(one.headers, search)).toEqual([])
    expect((await find(other.headers, 'ბიბლიოთეკა')).map(([code]) => code)).toEqual([third.code, one.code])
  })
})

describe('a message', () => {
  it('is sent once however often it is sent, and refuses its key for another conversation', async () => {
    const { students, lecturerID } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const key = 'attempt-of-a-message'
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => start(one.headers, other.code, { text: 'once', key })),
    )
    expect(new Set(sent.map(({ data }) => data.message.conversation_messageID)).size).toBe(1)
    const { data } = await start(one.headers, `lecturer-${lecturerID}`, { text: 'another' })
    expect(await write(one.headers, data.conversationID, { text: 'x', key })).toMatchObject({ status: 409 })
    const again = await Promise.all(
      Array.from({ length: 5 }, () =>
        write(one.headers, data.conversationID, { text: 'twice', key: `${key}-2` }),
      ),
    )
    expect(new Set(again.map((each) => each.data.message.conversation_messageID)).size).toBe(1)
    expect(await texts(one.headers, data.conversationID)).toEqual(['twice', 'another'])
    expect(await texts(one.headers, sent[0]!.data.conversationID)).toEqual(['once'])
  })

  it('gets a number without gaps when many are written at once', async () => {
    const { students, groupID } = await newGroup(4)
    const { data } = await start(students[0]!.headers, `group-${groupID}`, { text: 'first' })
    await Promise.all(
      students.flatMap(({ headers }) =>
        ['a', 'b', 'c'].map((text) => write(headers, data.conversationID, { text })),
      ),
    )
    const rows = await db.rows<{ nth: number }>(
      { name: '', text: 'select nth from conversation_message where conversation_id = $1 order by nth' },
      [data.conversationID],
    )
    expect(rows.map(({ nth }) => nth)).toEqual(Array.from({ length: 13 }, (_, nth) => nth + 1))
  })

  it('is refused empty, of a wrong type or after too many, and leaves no file', async () => {
    const { students, lecturerID } = await newGroup(1)
    const { headers } = students[0]!
    const to = `lecturer-${lecturerID}`
    expect(await start(headers, to, { text: ' \n' })).toMatchObject({
      status: 422,
      data: { text: [expect.any(String)] },
    })
    const long = 'ა'.repeat(maxMessageLength)
    expect((await start(headers, to, { text: `${long}ა` })).status).toBe(422)
    expect((await start(headers, to, { text: long })).status).toBe(200)
    const stored = await listFiles(folder)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect((await start(headers, to, { text: 'look', files: [['a.png', page]] })).status).toBe(415)
    expect(await listFiles(folder)).toEqual(stored)
    expect((await start(headers, to, { files: [['a.png', smallFiles['png']!]] })).status).toBe(200)
    await db.rows({ name: '', text: `update setting set value = '1' where name = 'messages_per_hour'` })
    expect(await start(headers, to, { text: 'more' })).toMatchObject({
      status: 429,
      code: 'too_many_messages',
    })
    await db.rows({ name: '', text: `update setting set value = '120' where name = 'messages_per_hour'` })
  })

  it('is seen with all before it, which its author reads', async () => {
    const { students } = await newGroup(2)
    const [one, other] = students as [(typeof students)[0], (typeof students)[0]]
    const { data } = await start(one.headers, other.code, { text: '1' })
    const second = await write(one.headers, data.conversationID, { text: '2' })
    expect(await count(other.headers)).toBe(2)
    const path = `${url}/${data.conversationID}/messages/${second.data.message.conversation_messageID}/seen`
    expect((await read(other.headers, path)).data).toEqual({ seenBy: [other.code] })
    expect(await count(other.headers)).toBe(0)
    const { items } = (await messages(one.headers, data.conversationID)).data
    expect(items.map(({ seenBy }) => seenBy)).toEqual([[other.code], [other.code]])
  })
})
