import { describe, expect, it } from 'vitest'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '../test-records.ts'
import { undoImport } from '../undo/undo-import.ts'
import { people } from './test-people.ts'

const reasons = ({ bad }: Awaited<ReturnType<typeof importFiles>>) => bad.map(({ reason }) => reason.en)

describe('settings', () => {
  const set = (...rows: readonly (readonly string[])[]): TestFiles => ({
    settings: [['name', 'value'], ...rows],
  })

  it('change, and those that the file does not have stay; secrets are in no file', async () => {
    const { url, query } = await emptyUniversity()
    const before = (await exportFiles(url, ['settings'])).settings!
    for (const name of [
      'exam_link_secret',
      'sandbox_bank_secret',
      'installation_id',
      'staff_second_factor',
      'demo',
    ])
      expect(before.map(([each]) => each)).not.toContain(name)
    expect(before.length).toBeGreaterThan(20)
    const values = set(
      ['presentations_per_subject', '7'],
      ['debt_block', '{"days":7, "announce":[3],"registration":true}'],
    )
    expect(await importFiles(url, values)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await query(`select value from setting where name = 'presentations_per_subject'`)).toEqual([
      { value: 7 },
    ])
    expect((await exportFiles(url, ['settings'])).settings).toHaveLength(before.length)
    expect(await importFiles(url, values)).toMatchObject({ outcome: 'nothing to change' })
    await undoImport(url, 'test')
    expect((await exportFiles(url, ['settings'])).settings).toEqual(before)
  })

  it('name a university that had no name, with all parts of its letterhead', async () => {
    const { url, query } = await emptyUniversity()
    const values = set(['university', JSON.stringify(testLetterhead)])
    expect(await importFiles(url, values)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await query('select * from list_missing_letterhead()')).toEqual([])
  })

  it.each([
    ['there is no such setting', 'presentation_per_subject', '5'],
    ['there is no such setting', 'exam_link_secret', '"x"'],
    ['must be a whole number from 0 to 1000', 'presentations_per_subject', '"5"'],
    [
      'must be an object in braces with registration, days, announce',
      'debt_block',
      '{"days":7,"announce":[]}',
    ],
    [
      'must be a list in brackets of at most 100 items, each a network, such as "10.20.0.0/16"',
      'campus_networks',
      '"x"',
    ],
    [
      'must be a list in brackets of at most 100 items, each a network, such as "10.20.0.0/16"',
      'campus_networks',
      '["x"]',
    ],
    ['the value is no JSON', 'gpa_variant', 'every'],
    ['the text has an invisible character', 'gpa_variant', '"\\u0000"'],
  ])('refuses: %s (%s)', async (reason, name, value) => {
    const { url } = await emptyUniversity()
    expect(reasons(await importFiles(url, set([name, value])))).toEqual([reason])
  })
})

describe('duty_terms', () => {
  it('change, and no duty is made up', async () => {
    const { url, query } = await emptyUniversity()
    const [head, first] = (await exportFiles(url, ['duty_terms'])).duty_terms!
    const changed = { duty_terms: [head!, [first![0]!, '99', '2026-12-24']] }
    expect(await importFiles(url, changed)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await query('select minutes, deadline::text from duty_term where minutes = 99')).toEqual([
      { minutes: 99, deadline: '2026-12-24' },
    ])
    expect(reasons(await importFiles(url, { duty_terms: [head!, ['none', '1', '']] }))).toEqual([
      'there is no such duty',
    ])
  })
})

describe('contract_texts', () => {
  const text = (code: string, ka: string, en: string): TestFiles => ({
    contract_texts: [
      ['code', 'text_ka', 'text_en'],
      [code, ka, en],
    ],
  })
  const ka = 'ხელშეკრულება\n## მხარეები\nპირველი {student}.\n\nმეორე.\n## ბოლო\nმესამე.'
  const en = 'Contract\n\n## The parties\nFirst {student}.\nSecond.\n\n## The end\nThird.'
  const part = (row: TestFiles): TestFiles => ({
    contract_texts: [
      [...row.contract_texts![0]!, 'reason'],
      [...row.contract_texts![1]!, ''],
    ],
  })

  it('are stored as titles, sections and clauses, and named by an intake', async () => {
    const { url, query } = await emptyUniversity()
    const intakes: TestFiles = {
      intakes: [
        ['code', 'name_ka', 'name_en', 'starts_on', 'contract', 'reason'],
        ['2026-autumn', 'ა', 'A', '2026-10-01', 'ABROAD', ''],
      ],
    }
    expect(await importFiles(url, { ...part(text('ABROAD', ka, en)), ...intakes })).toMatchObject({
      outcome: 'saved',
      bad: [],
    })
    const [row] = await query(
      `select body from contract_template t join intake i on i.template_id = t.id where academic_year = 2026`,
    )
    expect(row!['body']).toEqual({
      title: { ka: 'ხელშეკრულება', en: 'Contract' },
      sections: [
        {
          title: { ka: 'მხარეები', en: 'The parties' },
          clauses: [
            { ka: 'პირველი {student}.', en: 'First {student}.' },
            { ka: 'მეორე.', en: 'Second.' },
          ],
        },
        { title: { ka: 'ბოლო', en: 'The end' }, clauses: [{ ka: 'მესამე.', en: 'Third.' }] },
      ],
    })
    expect(await importFiles(url, { ...part(text('ABROAD', ka, en)), ...intakes })).toMatchObject({
      outcome: 'nothing to change',
    })
    // Without the column an intake keeps its text.
    const without = { intakes: intakes.intakes!.map((cells) => [...cells.slice(0, 4), cells[5]!]) }
    expect(await importFiles(url, without)).toMatchObject({ outcome: 'nothing to change' })
    // The shipped texts come out, and go in unchanged.
    expect(await importFiles(url, await exportFiles(url, ['contract_texts', 'intakes']))).toMatchObject({
      outcome: 'nothing to change',
    })
    const english = part(text('ABROAD', ka, en.replace('Third', '3rd')))
    expect(await importFiles(url, english)).toMatchObject({ outcome: 'saved' })
    const [changed] =
      await query(`select body #>> '{sections,1,clauses,0,en}' as en, body #>> '{title,ka}' as ka
      from contract_template t join intake i on i.template_id = t.id where academic_year = 2026`)
    expect(changed).toEqual({ en: '3rd.', ka: 'ხელშეკრულება' })
  })

  it('never change once students have been shown them, and have the same parts in both languages', async () => {
    const { url, query } = await emptyUniversity()
    const different = await importFiles(url, part(text('X', ka, en.replace('Second.\n', ''))))
    expect(reasons(different)).toEqual(['the Georgian and the English text do not have the same parts'])
    await importFiles(url, { ...people, ...part(text('ABROAD', ka, en)) })
    await query(`insert into intake (academic_year, season, name_ka, name_en, starts_on, template_id)
      select 2026, 'autumn', 'a', 'a', '2026-10-01', max(id) from contract_template`)
    await query('update student set intake_id = (select max(id) from intake)')
    const changed = await importFiles(url, part(text('ABROAD', ka, en.replace('First', '1st'))))
    expect(reasons(changed)).toEqual(['students have been shown this text'])
  })
})

describe('survey_questions', () => {
  const survey: TestFiles = {
    semesters: people.semesters!,
    surveys: [
      ['code', 'type', 'name_ka', 'name_en', 'semester', 'starts_on'],
      ['S', 'program', 'ა', 'A', '2026-autumn', '2026-12-01'],
    ],
    survey_questions: [
      ['code', 'survey', 'position', 'text_ka', 'text_en', 'type', 'main_question', 'main_answer'],
      ['Q2', 'S', '2', 'ა', 'A', 'open', 'Q1', 'NO'],
      ['Q1', 'S', '1', 'ა', 'A', 'choice', '', ''],
    ],
    survey_answers: [
      ['code', 'question', 'position', 'text_ka', 'text_en'],
      ['YES', 'Q1', '1', 'კი', 'Yes'],
      ['NO', 'Q1', '2', 'არა', 'No'],
    ],
  }
  it('are asked after one answer', async () => {
    const { url, query } = await emptyUniversity()
    expect(await importFiles(url, survey)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(
      await query('select a.text_en from survey_question q join survey_answer a on a.id = q.main_answer_id'),
    ).toEqual([{ text_en: 'No' }])
    expect(await importFiles(url, survey)).toMatchObject({ outcome: 'nothing to change' })
    const questions = survey.survey_questions!
    const wrong = {
      survey_questions: [questions[0]!, ['Q2', 'S', '2', 'ა', 'A', 'open', '', 'NO'], questions[2]!],
    }
    expect(reasons(await importFiles(url, wrong))).toEqual([
      'the answer is none of the question in main_question',
    ])
    const both = { ...survey, ...wrong }
    expect(reasons(await importFiles(url, both))).toEqual([
      'the answer is none of the question in main_question',
    ])
    await undoImport(url, 'test')
    expect(await query('select from survey_question')).toEqual([])
  })
})
