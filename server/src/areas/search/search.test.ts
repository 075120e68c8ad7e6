import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { search } from '#contract/studies/search.ts'
import { foldWords, matchesWords, toSearchWords } from '#rules/search/search-words.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { toTextQuery } from '#rules/search/to-text-query.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, change } = university
const student = await testStudent(app, db, university.studentID)

type Found = z.output<typeof search.find.reply>
const find = async (text: string, who = student) =>
  (await who.read<Found>(`/api/search?text=${encodeURIComponent(text)}`)).data

const addSubject = (name_ka: string, name_en: string, module: number | null = university.moduleID) =>
  university.addSubject({ name_ka, name_en }, module)
const addLecturer = (fname_en: string, lname_en: string, fname_ka: string, lname_ka: string) =>
  put('lecturer', { fname_en, lname_en, fname_ka, lname_ka })

const web = await addSubject('ვებტექნოლოგიები', 'Web Technologies')
const webGroup = await university.addGroup({
  subjectID: web,
  meetings: [
    [4, '12:00', '13:00'],
    [2, '09:00', '10:00'],
  ],
})
const otherWebGroup = await university.addGroup({ subjectID: web, meetings: [[5, '12:00', '13:00']] })
const physics = await addSubject('ფიზიკის საფუძვლები', 'Foundations of Physics')
const design = await addSubject('ვებდიზაინი', 'Modern Web Design', null)
const lecturerID = await addLecturer('Tamar', 'Kapanadze', 'თამარ', 'კაპანაძე')
const otherID = await addLecturer('Webster', 'Lomidze', 'ვებსტერ', 'ლომიძე')
await addLecturer('Giorgi', 'Kapanadze', 'გიორგი', 'კაპანაძე')
await change('study_group', webGroup, { lecturer_id: lecturerID })
await change('study_group', otherWebGroup, { lecturer_id: otherID })

const nameRows = ({ subjects }: Found) => subjects.rows.map(({ subjecteng }) => subjecteng)

// spec 2.31.1
describe('find', () => {
  it.each(['web tech', 'ვებტექ', 'vebteq', 'წებ ტეცჰ', 'TECHN web', 'ᲕᲔᲑᲢᲔᲥ'])(
    'finds a subject by the beginnings of its words: %s',
    async (text) => expect(nameRows(await find(text))).toEqual(['Web Technologies']),
  )

  it('puts what the student can take before what is in none of their modules', async () => {
    const found = await find('web')
    expect(found.subjects.rows).toMatchObject([
      { subjectID: web, is_registered: false, is_taught: true, program_moduleID: university.moduleID },
      { subjectID: design, is_registered: false, is_taught: false, program_moduleID: null, module: null },
    ])
    expect(found.subjects.found).toBe(2)
  })

  it('puts a name that begins as typed before one that has such a word', async () => {
    const later = await addSubject('ა საფუძვლები', 'A Foundations course')
    expect((await find('foundations')).subjects.rows.map(({ subjectID }) => subjectID)).toEqual([
      physics,
      later,
    ])
  })

  it('puts the name that is typed before those that only begin so, whoever offers them', async () => {
    const offered = await addSubject('ა ქიმიის ისტორია', 'Chemistry of materials')
    const exact = await addSubject('ჰ ქიმია', 'Chemistry', null)
    expect((await find('chemistry')).subjects.rows.map(({ subjectID }) => subjectID)).toEqual([
      exact,
      offered,
    ])
  })

  it.each([
    ['by plain letters', 'uber alles', ['ჰ', 'Über Alles'], ['ა', 'Uber alles and more']],
    ['by a plain "a" for "ə"', 'alifba', ['ჰ', 'Əlifba'], ['ა', 'Alifba reading']],
    ['on the other keyboard', 'botanika', ['ბოტანიკა', 'Plant science'], ['ა', 'Botanika and gardens']],
    ['with other signs between its words', 'art-nouveau', ['ჰ', 'Art Nouveau'], ['ა', 'Art nouveau today']],
  ] as const)('puts an exact name first that is typed %s', async (_, typed, exact, other) => {
    const offered = await addSubject(other[0], other[1])
    const same = await addSubject(exact[0], exact[1], null)
    const found = (await find(typed)).subjects.rows.map(({ subjectID }) => subjectID)
    expect(found).toEqual([same, offered])
  })

  it('puts the code that is typed before names that begin so, also with a space in it', async () => {
    const offered = await addSubject('ა', 'HST101 and HST 101 compared')
    const same = await addSubject('ჰ', 'History', null)
    await change('subject', same, { code: 'HST101' })
    for (const typed of ['hst101', 'HST 101', 'ჰსტ101'])
      expect([typed, (await find(typed)).subjects.rows.map(({ subjectID }) => subjectID)]).toEqual([
        typed,
        [same, offered],
      ])
  })

  it('finds nothing where only one letter of the text begins a name', async () => {
    expect((await find('w-312')).subjects.found).toBe(0)
  })

  it('finds by the code', async () => {
    const { subject_code } = (await find('web tech')).subjects.rows[0]!
    expect(nameRows(await find(subject_code.toLowerCase()))).toContain('Web Technologies')
  })

  it('finds by a code with another sign, or none, between its parts', async () => {
    const coded = await addSubject('მათემატიკა', 'Mathematics')
    const fused = await addSubject('გეომეტრია', 'Geometry')
    await change('subject', coded, { code: 'MTH 215' })
    await change('subject', fused, { code: 'GMT216' })
    for (const text of ['mth215', 'MTH-215', 'mth 21', 'მთჰ215'])
      expect([text, nameRows(await find(text))]).toEqual([text, ['Mathematics']])
    for (const text of ['gmt 216', 'GMT-2', 'gmt216'])
      expect([text, nameRows(await find(text))]).toEqual([text, ['Geometry']])
    expect((await find('mth216')).subjects.found).toBe(0)
  })

  it('says that a subject is passed', async () => {
    const term = await university.addSemester(2024, 'autumn', [-800, -700])
    const mark = { student_id: student.studentID, subject_id: physics, semester_id: term, credits: 5 }
    const [{ id }] = (await db.rows<{ id: number }>({
      name: '',
      text: 'select id from mark_status where is_passed order by id limit 1',
    })) as [{ id: number }]
    await put('mark', { ...mark, registration_id: 900_001, score: 80, status_id: id })
    expect((await find('ფიზიკა')).subjects.rows).toMatchObject([
      { subjectID: physics, passed: true, is_taught: false },
    ])
  })

  it('finds a lecturer with the subject and the time, and those of the student first', async () => {
    expect((await find('kapan')).lecturers).toMatchObject({
      found: 1,
      rows: [
        {
          name: 'თამარ კაპანაძე',
          nameeng: 'Tamar Kapanadze',
          subjectID: web,
          is_registered: false,
          meetings: [
            { dayID: 2, time: '09:00' },
            { dayID: 4, time: '12:00' },
          ],
        },
      ],
    })
    await university.openWindow({ step: 2 })
    const own = await testStudent(app, db, await university.addStudent())
    await own.choose([otherWebGroup])
    const found = await find('web', own)
    expect(found.subjects.rows[0]).toMatchObject({ subjectID: web, is_registered: true })
    expect(found.lecturers.rows).toMatchObject([
      { personID: otherID, is_registered: true, meetings: [{ dayID: 5 }] },
    ])
    // Another student's registration changes nothing.
    expect((await find('web')).subjects.rows[0]).toMatchObject({ subjectID: web, is_registered: false })
  })

  it('names of a lecturer nothing but the name', async () => {
    const [row] = (await find('tamar')).lecturers.rows
    expect(Object.keys(row!).filter((name) => /mail|phone|school/i.test(name))).toEqual([])
  })

  it('answers with nothing to a text without words, and refuses one that is too short or too long', async () => {
    const none = { rows: [], found: 0 }
    const nothing = { subjects: none, lecturers: none, is_nearest: false }
    expect(await find('— —')).toEqual(nothing)
    expect(await find("'); drop table qqqq; --")).toEqual(nothing)
    for (const text of ['', ' a ', 'a'.repeat(101)])
      expect(await student.read(`/api/search?text=${text}`)).toMatchObject({ status: 422 })
  })

  it.each([
    ['a wrong letter', 'tecgnologies'],
    ['a missing letter', 'ვებტენოლოგიები'],
    ['swapped letters in Latin', 'vebteqnoloigebi'],
    ['two errors in a long word', 'web techolgies'],
    ['a word that no name has', 'zzzz technologies'],
  ])('finds the nearest names for %s, and says so', async (_, text) => {
    const found = await find(text)
    expect(found.is_nearest).toBe(true)
    expect(nameRows(found)).toEqual(['Web Technologies'])
  })

  it('finds another case of the noun, which is no mistake', async () => {
    for (const text of ['ვებტექნოლოგიების', 'vebteqnologiebiT', 'ვებდიზაინში']) {
      const found = await find(text)
      expect([text, found.is_nearest, found.subjects.found]).toEqual([text, false, 1])
    }
  })

  it('finds a lecturer by the nearest name, and nothing for what is near to none', async () => {
    const found = await find('kapandze')
    expect(found).toMatchObject({ is_nearest: true, lecturers: { rows: [{ personID: lecturerID }] } })
    expect(await find('qqqqqq')).toMatchObject({ is_nearest: false, subjects: { found: 0 } })
  })

  it('shows at most twelve and says how many there are', async () => {
    for (let nth = 0; nth < 14; nth += 1) await addSubject('მუსიკა', `Music ${nth}`)
    const { subjects } = await find('music')
    expect([subjects.rows.length, subjects.found]).toEqual([12, 14])
  })

  it('answers without a semester', () =>
    university.inNextSemester(async () => {
      await db.rows({ name: '', text: 'update semester set is_current = false where is_current' })
      expect(await find('web')).toMatchObject({ subjects: { found: 2 }, lecturers: { found: 0 } })
    }))
})

describe('folded_words', () => {
  it('has the words of a name as the rules have them', async () => {
    const unit = fc.constantFrom(
      ...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲒᲰabcdefghijklmnopqrstuvwxyzABCZ0189 .,-–—„“”«»()/&+#№:\'"\\%_йЯčŘəƏıİłŁđĐøßæœþğşüễươʼñ',
    )
    const text = fc.string({ unit, maxLength: 30 })
    const subjectID = await addSubject('ა', 'a')
    await fc.assert(
      fc.asyncProperty(text, text, fc.nat(30), fc.nat(6), async (name_ka, name_en, from, length) => {
        await change('subject', subjectID, { code: 'X1', name_ka, name_en })
        const all = `X1 ${name_ka} ${name_en}`
        for (const typed of [all.slice(from, from + length), name_en, name_ka.slice(0, 3)]) {
          const words = toSearchWords(typed)
          if (words.length === 0) continue
          const found = await db.row<{ found: boolean }>(
            { name: '', text: 'select folded_words @@ $2::tsquery as found from subject where id = $1' },
            [subjectID, toTextQuery(words)],
          )
          expect([typed, found!.found]).toEqual([typed, matchesWords(all, words)])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('names by which they are ranked are folded as a typed text is', async () => {
    const unit = fc.constantFrom(..."აბშᲐᲨabzAZ09 .,-–’ʼ'|/йЯəƏıİłŁđĐøßæœþğüễươñ\u0308")
    const text = fc.string({ unit, maxLength: 20 })
    const subjectID = await addSubject('ა', 'a')
    const lecturer = await addLecturer('a', 'a', 'ა', 'ა')
    const bookID = await put('book', { title: 'a', author: 'a', language: 'en' })
    const load = (statement: string, id: number) =>
      db.row<{ folded: string }>({ name: '', text: statement }, [id])
    const toNames = (...names: string[]) => {
      const spelled = names.some((name) => /ə/i.test(name))
        ? [...names, ...names.map((name) => name.replaceAll(/[əƏ]/g, 'a'))]
        : names
      return `|${spelled.map(foldWords).join('|')}|`
    }
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (one, two, three, four) => {
        await change('subject', subjectID, { code: 'X-1', name_ka: one, name_en: two })
        await change('lecturer', lecturer, { fname_ka: one, lname_ka: two, fname_en: three, lname_en: four })
        await change('book', bookID, { title: one })
        const subject = await load('select folded_names as folded from subject where id = $1', subjectID)
        const person = await load('select folded_names as folded from lecturer where id = $1', lecturer)
        const book = await load('select folded_title as folded from book where id = $1', bookID)
        const persons = [`${one} ${two}`, `${two} ${one}`, `${three} ${four}`, `${four} ${three}`]
        expect(subject!.folded).toBe(toNames('X-1', one, two))
        expect(person!.folded).toBe(toNames(...persons))
        expect(book!.folded).toBe(foldWords(one))
      }),
      { numRuns: 200 },
    )
  })
})
