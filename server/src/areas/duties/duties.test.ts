import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { duties } from '#contract/account/duties.ts'
import { makeApp } from '#server/app.ts'
import { startExam } from '#server/areas/exams/test-start-exam.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
type List = z.output<typeof duties.list.reply>

describe('list', () => {
  // spec 2.9
  it('lists every duty, also what an exam or the own window puts off', async () => {
    const studentID = await university.addStudent({
      has_scholarship: true,
      informatics_due: true,
      phone: '555123456',
    })
    for (const name_en of ['One', 'Two'])
      await university.put('missing_document', { student_id: studentID, name_ka: 'საბუთი', name_en })
    const student = await testStudent(app, db, studentID)
    const list = async () => (await student.read<List>('/api/duties')).data
    const own = { key: 'documents', is_asked: true, blocks: 'portal', minutes: 6 }
    expect(await list()).toMatchObject({
      put_off: null,
      duties: [
        own,
        { key: 'bank_account', is_asked: true, blocks: 'pages', minutes: 2 },
        { key: 'informatics', is_asked: true },
      ],
    })
    await university.openWindow({ step: 4 })
    expect(await list()).toMatchObject({
      put_off: 'registration',
      duties: [own, { key: 'bank_account', is_asked: false }, { key: 'informatics', is_asked: false }],
    })
    await startExam(db, university, studentID)
    const inExam = await list()
    expect(inExam.put_off).toBe('exam')
    expect(inExam.duties.map(({ is_asked }) => is_asked)).toEqual([false, false, false])
  })

  it('lists the instructions for the app, without a term, once the contract is accepted', async () => {
    const { intake_id } = (await db.row<{ intake_id: number }>({
      name: '',
      text: 'select id as intake_id from intake limit 1',
    }))!
    const studentID = await university.addStudent({
      is_international: true,
      international_agreed: true,
      contract_approved: true,
      intake_id,
    })
    await db.rows({ name: '', text: `update duty_term set deadline = '2026-12-01' where key = 'contract'` })
    await db.rows(
      {
        name: '',
        text: `insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale)
        values ($1, $2, 1, 'USD', 'one', sha256('one'), 'en')`,
      },
      [studentID, intake_id],
    )
    const student = await testStudent(app, db, studentID)
    const { duties } = (await student.read<List>('/api/duties')).data
    expect(duties).toMatchObject([
      { key: 'contract', params: { contract_approved: 1 }, minutes: 2, blocks: 'nothing' },
    ])
  })
})
