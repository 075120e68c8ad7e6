import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, toFoldedWords } from '#rules/search/search-words.ts'
import { compareNames, toSortKey } from '#rules/text/to-sort-key.ts'
import { toCodeForm } from '#rules/text/to-code-form.ts'
import { byName } from '#server/db/by-name.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { matchesStudent } from './sql.ts'
import { toWords } from './to-words.ts'

const db = await testDatabase()
const { addStudent, change, studentID } = await testUniversity(db)
const rows = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)

/** European, Vietnamese and Azerbaijani Latin, Georgian in both cases, Cyrillic, Greek and punctuation. */
const unit = fc.constantFrom(
  ..."აბჭჰᲐᲑᲭᲰazAZ09 -'’ʼ.,əƏıİiIüÜşŞğĞçÇöÖễỄươƯƠđĐłŁøØæÆœŒßþÞðÐħŋåÅñéëŽčřйЙёЁжЖςΣσάΩё́́̃",
)

it('texts, words and sort keys are the same in the database and in the rules', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit, maxLength: 40 }),
      fc.string({ unit, maxLength: 12 }),
      async (one, other) => {
        const [found] = await rows<{ text: string; key: string }>(
          'select fold_text($1) as text, sort_key($1) as key',
          [one],
        )
        expect(found).toEqual({ text: foldText(one), key: toSortKey(one) })
        await change('student', studentID, { fname_ka: one, lname_ka: other, fname_en: other, lname_en: one })
        const [names] = await rows<{ words: string; ka: string; en: string }>(
          'select folded_names as words, sort_name_ka as ka, sort_name_en as en from student where id = $1',
          [studentID],
        )
        const words = toFoldedWords(`${one} ${other} ${other} ${one}`)
        expect(new Set(names!.words.split(' ').filter(Boolean))).toEqual(new Set(words))
        expect([names!.ka, names!.en]).toEqual([toSortKey(`${other} ${one}`), toSortKey(`${one} ${other}`)])
      },
    ),
    { numRuns: 300 },
  ))

it('a text is found by the plain letters of any of its parts', async () => {
  for (const [text, typed, isFound] of [
    ['Günel Əliyeva', 'aliyev', true],
    ['Günel Əliyeva', 'nel eli', true],
    ['Günel Əliyeva', 'əliyeva', true],
    ['თამარი', 'amari', true],
    ['ᲗᲐᲛᲐᲠᲘ', 'თამარ', true],
    ['Aliyeva', 'əliyeva', false],
    ['Günel', 'gunal', false],
  ] as const) {
    const [found] = await rows<{ found: boolean }>('select has_text($1, $2) as found', [text, typed])
    expect([text, typed, found!.found]).toEqual([text, typed, isFound])
  }
})

const names = [
  ['N1', 'Günel', 'Əliyeva'],
  ['N2', 'Thị Hường', 'Dương'],
  ['N3', 'Zoë', 'Müller'],
  ['N4', 'Nguyễn', 'Đặng'],
  ['N5', 'Işık', 'Şahin'],
] as const

it('names are found with and without their accents', async () => {
  for (const [code, fname_en, lname_en] of names) await addStudent({ code, fname_en, lname_en })
  const find = async (typed: string) =>
    (
      await rows<{ code: string }>(
        `select s.code from student s where s.code like 'N_' and ${matchesStudent('$1', '$2')} order by s.code`,
        [typed.toLowerCase(), toWords(typed)],
      )
    ).map(({ code }) => code)
  for (const [typed, code] of [
    ['Aliyeva', 'N1'],
    ['eliyeva', 'N1'],
    ['Əliyeva gunel', 'N1'],
    ['Duong', 'N2'],
    ['Thi Huong', 'N2'],
    ['dương', 'N2'],
    ['Zoe\u0308', 'N3'],
    ['Zoë muller', 'N3'],
    ['MULLER', 'N3'],
    ['nguyen dang', 'N4'],
    ['Isik Sahin', 'N5'],
    ['n 5', 'N5'],
    ['ნ4', 'N4'],
    ['Nguy\u200Ben', 'N4'],
  ] as const)
    expect([typed, await find(typed)]).toEqual([typed, [code]])
  const sorted = await rows<{ name: string }>(
    `select lname_en || ' ' || fname_en as name from student where code like 'N_' order by sort_name_en`,
  )
  expect(sorted.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name).toSorted(compareNames))
  expect(sorted.map(({ name }) => name.split(' ')[0])).toEqual([
    'Dương',
    'Đặng',
    'Əliyeva',
    'Müller',
    'Şahin',
  ])
})

it('SQL sorts by a name as the rules do', async () => {
  const some = [
    'ᲑᲔᲠᲘᲫᲔ',
    'აბაშიძე',
    'გელაშვილი',
    'Əliyeva',
    'Eva',
    'Fatima',
    'Đặng',
    'Dương',
    'şahin',
    'Straße',
  ]
  const sorted = await rows<{ name: string }>(
    `select name from unnest($1::text[]) name order by ${byName('name')}`,
    [some],
  )
  expect(sorted.map(({ name }) => name)).toEqual(some.toSorted(compareNames))
})

it('a code is read alike in the database and in the rules', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...'აუSsUu019 -АВСах'), maxLength: 8 }),
      async (typed) => {
        await change('student', studentID, { code: `X${toCodeForm(typed)}9` })
        const [found] = await rows<{ id: number }>('select id from find_student_by_code($1)', [`x${typed}9`])
        expect([typed, found?.id]).toEqual([typed, studentID])
      },
    ),
    { numRuns: 60 },
  ))
