import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { medicine } from '#contract/studies/medicine.ts'
import type { registration } from '#contract/registration/registration.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { untilWaiting } from '#server/db/connection/test-activity.ts'
import { groupsPath, testMedicine, topicsPath, type Topics } from './test-medicine.ts'

const { db, app, university, run, registered, addTopic, choose, make, join, leave, counted, topics } =
  await testMedicine()
const { programmeID, semesterID, subjectIDs, groupIDs, put } = university
const [first, second, third] = subjectIDs

type LabGroups = z.output<typeof medicine.labGroups.reply>
type Receipts = z.output<typeof registration.receipts.reply>

const statuses = (answers: readonly { status: number; code?: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, code }) => code ?? status)].map(([what, all]) => [what, all.length]),
  )

describe('topics and labGroups', () => {
  it("refuses students of other programmes, and a subject that is not the student's", async () => {
    const other = await testStudent(app, db, university.englishStudentID)
    for (const path of [topicsPath, groupsPath])
      expect(await other.read(path)).toMatchObject({ status: 403, code: 'not_medicine' })
    expect(await other.send('POST', topicsPath, { topicID: topics[0] })).toMatchObject({
      code: 'not_medicine',
    })
    const none = await registered()
    const nothing = { subjects: [], subjectID: null, items: [], total: 0 }
    expect((await none.read<Topics>(topicsPath)).data).toMatchObject(nothing)
    expect((await none.read<LabGroups>(groupsPath)).data).toMatchObject({ ...nothing, max_students: 5 })
    expect(await none.read(`${topicsPath}?subjectID=${first}`)).toMatchObject({
      status: 404,
      code: 'no_such_topic',
    })
    expect(await choose(none, topics[0])).toMatchObject({ status: 403, code: 'not_registered' })
    expect(await make(none, third, 'A')).toMatchObject({ status: 404, code: 'no_such_lab_group' })
    expect(await make(none, 999_999, 'A')).toMatchObject({ status: 404 })
  })
})

describe('chooseTopic and removeTopic', () => {
  // spec 2.22
  it('chooses, exchanges and gives up a topic; its seat is free again, and each attempt writes its receipt', async () => {
    const student = await registered(groupIDs[0], groupIDs[1])
    expect((await choose(student, topics[0], 'attempt-1')).data).toMatchObject({
      is_mine: true,
      places: 3,
      free: 2,
    })
    expect((await choose(student, topics[0], 'attempt-1')).status).toBe(200)
    expect(await counted('topic', topics[0])).toEqual({ taken: 1, held: 1 })
    const { data } = await student.read<Topics>(`${topicsPath}?subjectID=${first}`)
    expect(data).toMatchObject({ subjectID: first, total: 2, page: 1, perPage: 12 })
    expect(data.subjects).toMatchObject([
      { subjectID: first, mine: { topicID: topics[0] }, is_open: true, until: null },
      { subjectID: second, mine: null },
    ])
    expect((await choose(student, topics[1])).status).toBe(200)
    expect(await counted('topic', topics[0])).toEqual({ taken: 0, held: 0 })
    // The first attempt again, late: it is not repeated, and not answered as done.
    expect(await choose(student, topics[0], 'attempt-1')).toMatchObject({
      status: 409,
      code: 'attempt_undone',
    })
    expect(await counted('topic', topics[1])).toEqual({ taken: 1, held: 1 })

    const late = await registered(groupIDs[0])
    expect((await choose(late, topics[0])).status).toBe(200)
    expect(await choose(late, topics[1])).toMatchObject({
      status: 409,
      code: 'topic_full',
      message: 'No place is left in the topic “Topic”. Choose another one; your present topic stays yours.',
    })
    expect(await counted('topic', topics[0])).toEqual({ taken: 1, held: 1 })
    const gone = `${topicsPath}/${topics[1]}`
    expect(await late.send('DELETE', gone)).toMatchObject({ status: 404, code: 'no_such_topic' })
    const giveUp = (key: string) => student.send('DELETE', gone, undefined, 'en', key)
    for (const key of ['gone-first', 'gone-first', 'gone-second']) expect((await giveUp(key)).data).toBe('ok')
    expect(await counted('topic', topics[1])).toEqual({ taken: 0, held: 0 })
    // The topic is chosen again: a late attempt does not give it up.
    expect((await choose(student, topics[1])).status).toBe(200)
    expect(await giveUp('gone-first')).toMatchObject({ status: 409, code: 'attempt_undone' })
    expect(await counted('topic', topics[1])).toEqual({ taken: 1, held: 1 })
    const { receipts } = (await late.read<Receipts>('/api/registration/receipts')).data
    expect(receipts.map(({ action, code }) => [action, code])).toEqual([
      ['topic_removed', 'no_such_topic'],
      ['topic_chosen', 'topic_full'],
      ['topic_chosen', null],
      ['registered', null],
    ])
  })
})

describe('cancel', () => {
  it('gives topic and group up with the subject, also in an exchange', async () => {
    const student = await registered(groupIDs[1])
    await choose(student, topics[2])
    const { data: group } = await make(student, second, 'Short')
    const { data } = await student.read<{ subjects: { registrationID: number }[] }>(
      '/api/registration/already-registered',
    )
    expect((await student.cancel(data.subjects[0]!.registrationID)).status).toBe(200)
    expect(await counted('topic', topics[2])).toEqual({ taken: 0, held: 0 })
    expect(await counted('group', group.labGroupID)).toBeUndefined()
    const other = await registered(groupIDs[1])
    await choose(other, topics[2])
    await run('update registration set subject_id = $1 where student_id = $2', [third, other.studentID])
    expect(await counted('topic', topics[2])).toEqual({ taken: 0, held: 0 })
  })
})

describe('makeLabGroup, joinLabGroup and leaveLabGroup', () => {
  it('creates, joins and leaves a group; the last to leave removes it', async () => {
    const [maker, guest] = [await registered(groupIDs[0]), await registered(groupIDs[0], groupIDs[1])]
    const { data: made } = await make(maker, first, '  Anatomy  ', 'attempt-make')
    expect(made).toMatchObject({ name: 'Anatomy', places: 5, is_mine: true, made_by_me: true })
    expect((await make(maker, first, 'Anatomy', 'attempt-make')).data.labGroupID).toBe(made.labGroupID)
    expect(await make(maker, first, 'Another')).toMatchObject({
      status: 409,
      code: 'in_lab_group',
      message: 'You are already in the group “Anatomy” in “Subject 1”. To join another one, leave it first.',
    })
    expect(await make(guest, first, 'ANATOMY')).toMatchObject({ status: 409, code: 'lab_group_name_taken' })
    expect((await make(guest, second, 'Anatomy')).status).toBe(200)
    expect((await join(guest, made.labGroupID)).data.students.map(({ is_me }) => is_me)).toEqual([
      false,
      true,
    ])
    expect((await join(guest, made.labGroupID)).status).toBe(200)
    const otherStudent = await registered()
    expect(await join(otherStudent, made.labGroupID)).toMatchObject({ status: 403, code: 'not_registered' })
    expect(await leave(otherStudent, made.labGroupID)).toMatchObject({
      status: 404,
      code: 'no_such_lab_group',
    })
    const { data } = await guest.read<LabGroups>(`${groupsPath}?subjectID=${first}`)
    expect(data).toMatchObject({ items: [], total: 0 })
    expect(data.subjects[0]).toMatchObject({
      mine: { labGroupID: made.labGroupID, is_mine: true, made_by_me: false },
    })
    for (const student of [maker, guest, guest])
      expect((await leave(student, made.labGroupID)).data).toBe('ok')
    expect(await counted('group', made.labGroupID)).toBeUndefined()
    expect(await join(guest, made.labGroupID)).toMatchObject({ status: 404, code: 'no_such_lab_group' })
  })
})

describe('joinLabGroup and chooseTopic', () => {
  // spec 5.14
  it('admits four of twenty simultaneous requests to a group of one, refuses sixteen, and never exceeds five', async () => {
    const { data: group } = await make(await registered(groupIDs[0]), first, 'Wanted')
    const able = await Promise.all(Array.from({ length: 20 }, () => registered(groupIDs[0])))
    const answers = await Promise.all(
      able.map((student, nth) => join(student, group.labGroupID, `race-join-${nth}`)),
    )
    expect(statuses(answers)).toEqual({ 200: 4, lab_group_full: 16 })
    expect(answers.find(({ code }) => code !== undefined)!.message).toBe(
      'There are already 5 students in the group “Wanted”, and no more are allowed. Join another group or create a new one.',
    )
    expect(await counted('group', group.labGroupID)).toEqual({ taken: 5, held: 5 })
    // The same attempts once more change nothing.
    const again = await Promise.all(
      able.map((student, nth) => join(student, group.labGroupID, `race-join-${nth}`)),
    )
    expect(statuses(again)).toEqual({ 200: 4, lab_group_full: 16 })
    // Half of them leave while the others ask again: in any order the counts are right.
    const inside = able.filter((_, nth) => answers[nth]!.status === 200)
    const outside = able.filter((_, nth) => answers[nth]!.status !== 200)
    await Promise.all([
      ...inside.map((student) => leave(student, group.labGroupID)),
      ...outside.map((student) => join(student, group.labGroupID)),
    ])
    const { taken, held } = (await counted('group', group.labGroupID))!
    expect(taken).toBe(held)
    expect(taken).toBeLessThanOrEqual(5)
  })

  it('gives two of twenty simultaneous requests a topic of two seats, and repeated requests one choice each', async () => {
    const topic = await addTopic(first, 2)
    const students = await Promise.all(Array.from({ length: 20 }, () => registered(groupIDs[0])))
    const answers = await Promise.all(
      students.flatMap((student, nth) => [
        choose(student, topic, `race-topic-${nth}`),
        choose(student, topic, `race-topic-${nth}`),
      ]),
    )
    expect(statuses(answers)).toEqual({ 200: 4, topic_full: 36 })
    expect(await counted('topic', topic)).toEqual({ taken: 2, held: 2 })
  })

  it('waits with a request while the last seat is being given, then refuses it, for groups and for topics', async () => {
    const { data: group } = await make(await registered(groupIDs[1]), second, 'Nearly full')
    await run('update lab_group set places = 2 where id = $1', [group.labGroupID])
    const topic = await addTopic(second, 1)
    const [quick, slow] = [await registered(groupIDs[1]), await registered(groupIDs[1])]
    const { waiting } = await db.transaction(async (tx) => {
      const call = (text: string, id: number) => tx.rows({ name: '', text }, [quick.studentID, id])
      await call('select join_lab_group($1, $2, null)', group.labGroupID)
      await call('select choose_medicine_topic($1, $2, null)', topic)
      const requests = Promise.all([
        join(slow, group.labGroupID),
        choose(await registered(groupIDs[1]), topic),
      ])
      await untilWaiting(db, 2)
      return { waiting: requests }
    })
    expect((await waiting).map(({ code }) => code)).toEqual(['lab_group_full', 'topic_full'])
  })

  it('is guarded by the database: no sixth member, and the member is the student of the registration', async () => {
    const maker = await registered(groupIDs[1])
    const { data: group } = await make(maker, second, 'Bounded')
    const enter = async () => {
      const registrationID = await put('registration', {
        student_id: await university.addStudent(),
        semester_id: semesterID,
        subject_id: second,
        module_id: university.moduleID,
        programme_id: programmeID,
      })
      return run('insert into lab_group_member (registration_id, group_id, student_id) values ($1, $2, $3)', [
        registrationID,
        group.labGroupID,
        maker.studentID,
      ])
    }
    for (let more = 0; more < 4; more += 1) await enter()
    await expect(enter()).rejects.toThrow(/lab_group_within_places/)
    expect(await counted('group', group.labGroupID)).toEqual({ taken: 5, held: 5 })
    await run('update lab_group_member set student_id = $1', [maker.studentID])
    const [{ others } = {}] = await run<{ others: number }>(
      'select count(*)::int as others from lab_group_member m join registration r on r.id = m.registration_id where r.student_id <> m.student_id',
    )
    expect(others).toBe(0)
  })

  it('refuses changes after the deadline, and names it', async () => {
    const student = await registered(groupIDs[0])
    const { data: group } = await make(student, first, 'In time')
    await choose(student, topics[0])
    await run(
      `update medicine_subject set topics_until = '2026-03-01T12:00:00Z', lab_groups_until = '2026-03-02T12:00:00Z' where subject_id = $1`,
      [first],
    )
    expect((await student.read<Topics>(topicsPath)).data.subjects[0]).toMatchObject({
      is_open: false,
      until: '2026-03-01T12:00:00+00:00',
    })
    // Repeating the student's own choice is not refused.
    expect((await choose(student, topics[0])).status).toBe(200)
    expect(await choose(student, topics[1])).toMatchObject({
      status: 423,
      code: 'topics_closed',
      message:
        'Topics of “Subject 1” could be chosen until 1 March. For a change, contact the school department.',
    })
    // Midnight at the university.
    await run(`update medicine_subject set topics_until = '2026-02-28T20:00:00Z' where subject_id = $1`, [
      first,
    ])
    expect((await choose(student, topics[1])).message).toContain('could be chosen until 28 February.')
    expect(await student.send('DELETE', `${topicsPath}/${topics[0]}`)).toMatchObject({ status: 423 })
    expect(await leave(student, group.labGroupID)).toMatchObject({ status: 423, code: 'lab_groups_closed' })
    expect(await make(await registered(groupIDs[0]), first, 'Too late')).toMatchObject({ status: 423 })
  })
})
