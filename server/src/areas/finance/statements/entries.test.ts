import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStatements } from './test-statements.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const {
  office,
  colleague,
  sql,
  addCharge,
  send,
  upload,
  read,
  list,
  book,
  change,
  newReference,
  newPayer,
  kinds,
} = await testStatements(app, db, university)

// spec 2.39.10
describe('an entry of the bank', () => {
  it('in another currency than the account is not booked', async () => {
    const { studentID, code } = await newPayer()
    const id = await upload([{ reference: newReference(), amount: '15.00', currency: 'USD', text: code }])
    const [entry] = await list(id)
    expect(entry).toMatchObject({ status: 'foreign_currency', student: { studentID } })
    expect((await book(id)).data).toEqual({ booked: 0 })
    const reply = await change(entry!, 'assign', { code })
    expect([reply.status, reply.code]).toEqual([409, 'foreign_currency'])
    const foreign = await newPayer({ programme_id: university.englishProgrammeID })
    expect((await change(entry!, 'assign', { code: foreign.code })).status).toBe(200)
    expect((await book(id)).data).toEqual({ booked: 1 })
    expect(await kinds(foreign.studentID)).toEqual(['payment 15.00'])
  })

  it('that was returned takes the payment back from the account, once', async () => {
    const { studentID, code } = await newPayer()
    const [came, left] = [newReference(), newReference()]
    const id = await upload([{ reference: came, amount: '40.00', text: code, endToEnd: 'E2E-1' }])
    await book(id)
    const back = { reference: left, amount: '40.00', isDebit: true, endToEnd: 'E2E-1', date: '2026-11-22' }
    const next = await upload([
      back,
      { reference: newReference(), amount: '3.00', isDebit: true, text: 'fee of the bank' },
    ])
    expect((await list(next)).map(({ amount, status, matched_by }) => [amount, status, matched_by])).toEqual([
      ['-3.00', 'unmatched', null],
      ['-40.00', 'ready', 'return'],
    ])
    expect((await book(next)).data).toEqual({ booked: 1 })
    await book(await upload([back]))
    expect(await kinds(studentID)).toEqual(['payment 40.00', 'refund 40.00'])
    expect((await read(next)).days.find(({ day }) => day === '2026-11-22')).toMatchObject({
      received: '0.00',
      returned: '-40.00',
      booked: '-40.00',
      left: '0.00',
    })
  })

  it('that names two students, or money that left and names one, waits for a person', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    const id = await upload([
      { reference: newReference(), amount: '5.00', text: `${one.code} ${other.code}` },
      { reference: newReference(), amount: '6.00', text: one.code, isDebit: true },
    ])
    expect((await list(id)).map(({ status }) => status)).toEqual(['unmatched', 'unmatched'])
  })

  it('is assigned by hand; who has not seen the change of a colleague is refused', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    const id = await upload([{ reference: newReference(), amount: '5.50' }])
    const [entry] = await list(id)
    const replies = await Promise.all([
      change(entry!, 'assign', { code: one.code }, office),
      change(entry!, 'assign', { code: other.code }, colleague),
    ])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await change(entry!, 'assign', { code: 'NOBODY' })).code).toBe('entry_changed')
    // Sent again after its answer was lost it is the same.
    const done = replies[0]!.status === 200 ? one : other
    expect((await change(entry!, 'assign', { code: done.code })).status).toBe(200)
    const [seen] = await list(id)
    expect((await change(seen!, 'assign', { code: 'NOBODY' })).code).toBe('student_unknown')
    expect(seen).toMatchObject({ status: 'ready', matched_by: 'hand' })
    await book(id)
    const [booked] = await list(id)
    for (const [what, body] of [
      ['assign', { code: one.code }],
      ['aside', { is_aside: true }],
      ['link', { financeID: null }],
    ] as const)
      expect((await change(booked!, what, body)).code).toBe('entry_booked')
  })

  it('that staff have entered by hand already is not booked again unless they say so', async () => {
    const { studentID, code } = await newPayer()
    const enter = () =>
      send<{ financeID: number }>('POST', `/accounts/${studentID}/entries`, {
        kind: 'payment',
        debit_typeID: 1,
        amount: '70',
        reason: 'a transfer',
      })
    const { data } = await enter()
    const today = (
      await sql<{ day: string }>('select day::text as day from ledger_entry where id = $1', [data.financeID])
    )[0]!.day
    const id = await upload(
      [1, 2].map(() => ({ reference: newReference(), amount: '70.00', text: code, date: today })),
    )
    const [first] = await list(id, 'by_hand')
    expect(first!.by_hand).toMatchObject({ financeID: data.financeID })
    expect((await change(first!, 'link', { financeID: data.financeID })).status).toBe(200)
    // The other one is another transfer of the same amount.
    expect((await book(id)).data).toEqual({ booked: 1 })
    expect(await kinds(studentID)).toEqual(['payment 70.00', 'payment 70.00'])
    expect((await read(id)).days).toMatchObject([{ received: '140.00', booked: '140.00', left: '0.00' }])

    await enter()
    const more = await upload([{ reference: newReference(), amount: '70.00', text: code, date: today }])
    const [similar] = await list(more, 'perhaps_booked')
    expect((await change(similar!, 'other', { is_other: true })).status).toBe(200)
    const [doubtful] = await list(more, 'by_hand')
    expect((await book(more)).data).toEqual({ booked: 0 })
    expect((await change(doubtful!, 'link', { financeID: null })).status).toBe(200)
    expect((await book(more)).data).toEqual({ booked: 1 })
  })

  it('counts as entered by hand only while that entry stands, which is not reversed once it is the same', async () => {
    const { studentID, code } = await newPayer()
    const today = (await sql<{ day: string }>('select now()::date::text as day'))[0]!.day
    const enter = async () =>
      (
        await send<{ financeID: number }>('POST', `/accounts/${studentID}/entries`, {
          kind: 'payment',
          debit_typeID: 1,
          amount: '71',
          reason: 'a transfer',
        })
      ).data.financeID
    const reverse = (financeID: number) =>
      send('POST', `/entries/${financeID}/reverse`, { reason: 'of somebody else' })
    const wrong = await enter()
    const id = await upload([{ reference: newReference(), amount: '71.00', text: code, date: today }])
    expect(await list(id, 'by_hand')).toHaveLength(1)
    expect((await reverse(wrong)).status).toBe(200)
    expect(await list(id, 'ready')).toHaveLength(1)
    const right = await enter()
    const [entry] = await list(id, 'by_hand')
    expect((await change(entry!, 'link', { financeID: right })).status).toBe(200)
    expect(await reverse(right)).toMatchObject({ status: 409, code: 'entry_not_by_hand' })
  })

  it('is undone by an entry of the opposite kind, and can be booked for another student', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    await addCharge(one.studentID, '100.00')
    const id = await upload([{ reference: newReference(), amount: '25.00', text: one.code }])
    await book(id)
    const [entry] = await list(id)
    const replies = await Promise.all(
      [office, colleague].map((headers) => change(entry!, 'undo', { reason: 'a mistake' }, headers)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    // Undone once, however often it is asked for.
    expect(await kinds(one.studentID)).toEqual(['charge 100.00', 'payment 25.00', 'refund 25.00'])
    const [free] = await list(id)
    expect(free).toMatchObject({ status: 'unmatched', student: null })
    await change(free!, 'assign', { code: other.code })
    await book(id)
    expect(await kinds(other.studentID)).toEqual(['payment 25.00'])
    const { revision } = await read(id)
    const undone = await send('POST', `/statements/${id}/undo`, { reason: 'the wrong file', revision })
    expect(undone.data).toEqual({ undone: 1 })
    expect(await kinds(other.studentID)).toEqual(['payment 25.00', 'refund 25.00'])
    expect((await read(id)).days).toMatchObject([{ booked: '0.00', left: '25.00' }])
  })
})
