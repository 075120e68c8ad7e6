import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { books } from '#contract/campus/books.ts'
import { testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testLibrary } from '#server/areas/library/test-library.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const { addBook, newStudent, sendStaff } = await testLibrary(app, db, university)
const entries = testEntries(university, folder)

type Page = z.output<typeof books.online.reply>
const addOnline = async (columns: object) =>
  addBook({ file_id: await entries.addFile('book.pdf'), online_for: 'all', ...columns })
const student = await testStudent(app, db, university.studentID)
const list = async (query: string, who: TestStudent = student) =>
  (await who.read<Page>(`/api/online-books?${query}`)).data
const titles = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).items.map(({ title }) => title)
const download = async (who: TestStudent, id: number) =>
  app.inject({
    url: `/api/online-books/${id}/file`,
    headers: { ...(await signIn(db, who.studentID)).headers, 'content-language': 'en' },
  })

const tiger = 'ვეფხისტყაოსანი'
const lonely = 'მარტოობის ასი წელი'
await addOnline({ title: tiger, author: 'შოთა რუსთაველი', isbn: '9789941000003' })
await addOnline({ title: 'კაცია-ადამიანი?!', author: 'ილია ჭავჭავაძე', isbn: '9780306406157' })
await addOnline({ title: lonely, author: 'გაბრიელ გარსია მარკესი', other_names: 'Gabriel García Márquez' })
await addOnline({ title: 'Calculus', author: 'Michael Spivak' })
await addOnline({ title: 'A history of calculus', author: 'Carl Boyer' })
await addBook({ title: 'Calculus in print', author: 'Not Online' })

// spec 2.42.1
describe('the search for books', () => {
  it.each([
    ['ვეფხისტყ', [tiger]],
    ['vefxisty', [tiger]],
    ['vepkhistqaosani', [tiger]],
    ['რუსთაველის', [tiger]],
    ['Rustaveli', [tiger]],
    ['ᲠᲣᲡᲗᲐᲕᲔᲚᲘ', [tiger]],
    ['chavchavadze', ['კაცია-ადამიანი?!']],
    ['wavwavaZe ilia', ['კაცია-ადამიანი?!']],
    ['marquez', ['მარტოობის ასი წელი']],
    ['Márquez', [lonely]],
    ['სპივაკ', ['Calculus']],
    ['spivak calc', ['Calculus']],
    ['ცალცულუს', ['Calculus', 'A history of calculus']],
    ['978-9941-00', [tiger]],
    ['9941-00-000-X', [tiger]],
    ['0-306-40615-2', ['კაცია-ადამიანი?!']],
    ["'); drop table book; --", []],
    ['— —', []],
  ])('%s → %o', async (search, found) => expect(await titles(search)).toEqual(found))

  it('has those first whose title is or begins with what is typed', async () =>
    expect(await titles('calculus')).toEqual(['Calculus', 'A history of calculus']))
})

describe('books.online', () => {
  it('lists what is online by titles, in pages', async () => {
    const { items, total, page, perPage } = await list('page=1')
    expect([items.length, total, page, perPage]).toEqual([5, 5, 1, 20])
    expect(items.map(({ title }) => title)).toEqual(items.map(({ title }) => title).toSorted())
    expect((await list('page=2')).items).toEqual([])
  })
})

// spec 2.42.2
describe('the file of an online book', () => {
  it('is for all students, or for those who take or have taken its subject', async () => {
    const { data } = await list(`search=calculus`).then((page) => ({ data: page.items[0]! }))
    const reader = await newStudent()
    expect((await download(reader, data.bookID)).statusCode).toBe(200)

    const subjectID = await university.addSubject({ name_ka: 'ანალიზი', name_en: 'Analysis' })
    const bookID = await addOnline({ title: 'Own book', subject_id: subjectID, online_for: 'subject' })
    const canRead = async (who: TestStudent) => (await list('search=own+book', who)).items[0]!.can_read
    expect(await canRead(reader)).toBe(false)
    const refused = await download(reader, bookID)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'book_not_for_you'])
    expect(refused.json().message).toContain('“Analysis”')
    const groupID = await university.addGroup({ subjectID })
    await university.openWindow({ step: 2 })
    expect((await reader.choose([groupID])).status).toBe(200)
    expect(await canRead(reader)).toBe(true)
    // Those of own subjects are listed first, those that cannot be read last.
    await addOnline({ title: 'A locked one', online_for: 'subject', subject_id: university.subjectIDs[1] })
    const { items } = await list('page=1', reader)
    expect([items[0]?.title, items.at(-1)?.title]).toEqual(['Own book', 'A locked one'])
    expect(items.map(({ can_read }) => can_read)).toEqual([...items.slice(1).map(() => true), false])
    const read = await download(reader, bookID)
    expect([read.statusCode, read.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
  })

  it('is not found where a book has none, or none any more', async () => {
    const bookID = await addOnline({ title: 'Gone soon' })
    expect((await download(student, bookID)).statusCode).toBe(200)
    expect((await sendStaff('DELETE', `books/${bookID}/file`)).status).toBe(200)
    expect((await download(student, bookID)).statusCode).toBe(404)
    expect((await download(student, await addBook())).json().code).toBe('book_not_online')
  })
})

describe('a title', () => {
  const written = {
    title: 'New <b>title</b>',
    author: 'Somebody',
    isbn: '0-8044-2957-X',
    year: 2001,
    pages: 90,
    language: 'en',
    other_names: '',
    description: '',
    descriptioneng: '',
    subject_code: null,
    schoolID: null,
    copies: 1,
  }
  it('is refused with its title if somebody else adds it at the same moment', async () => {
    const reply = await overtake(db, {
      // Nobody adds a book meanwhile.
      lock: 'lock table book in share mode',
      begin: () => sendStaff('POST', 'books', { ...written, isbn: '978-3-16-148410-0' }),
      meanwhile: (tx) =>
        tx.rows({
          name: '',
          text: `insert into book (title, author, language, isbn) values ('First', 'Somebody', 'en', '9783161484100')`,
        }),
    })
    expect(reply).toMatchObject({ status: 409, code: 'isbn_known', params: { title: 'First' } })
  })

  it('is for the subject whose code is typed carelessly', async () => {
    const subjectID = await university.addSubject()
    await university.change('subject', subjectID, { code: 'LIT 204' })
    for (const subject_code of ['lit204', 'ლიტ 204', 'LIT 204']) {
      const title = { ...written, isbn: null, title: subject_code, subject_code }
      const added = await sendStaff<{ subjectID: number }>('POST', 'books', title)
      expect([subject_code, added.data.subjectID]).toEqual([subject_code, subjectID])
    }
  })

  it('is added once by its ISBN, found at once, and its copies do not fall below what is in use', async () => {
    const added = await sendStaff<{ bookID: number; isbn: string }>('POST', 'books', written)
    expect(added.data).toMatchObject({ isbn: '9780804429573', title: 'New <b>title</b>' })
    expect(await sendStaff('POST', 'books', { ...written, title: 'Again' })).toMatchObject({
      status: 409,
      code: 'isbn_known',
    })
    const { bookID } = added.data
    await student.send('POST', '/api/my-library/holds', { bookID })
    expect((await sendStaff('POST', `books/${bookID}`, { ...written, copies: 0 })).code).toBe('copies_in_use')
    const waiting = await newStudent()
    await waiting.send('POST', '/api/my-library/holds', { bookID })
    // A new copy is kept for the student who waits.
    expect((await sendStaff('POST', `books/${bookID}`, { ...written, copies: 2 })).data).toMatchObject({
      held: 2,
    })
  })

  it.each([
    [{ isbn: '978-0-306-40615-8' }, 'isbn'],
    [{ subject_code: 'NONE-1' }, 'subject_code'],
    [{ title: ' ' }, 'title'],
    [{ pages: 0 }, 'pages'],
  ])('is refused with what is wrong: %o', async (change, field) => {
    const { status, data } = await sendStaff<object>('POST', 'books', { ...written, isbn: null, ...change })
    expect([status, Object.keys(data)]).toEqual([422, [field]])
  })
})

describe('titles that begin as typed', () => {
  it('come first by plain letters and on the other keyboard too', async () => {
    for (const title of ['ა Uber', 'Über Alles', 'A mcvane', 'მცვანე'])
      await addOnline({ title, author: 'ა' })
    expect(await titles('uber')).toEqual(['Über Alles', 'ა Uber'])
    expect(await titles('mcvane')).toEqual(['მცვანე', 'A mcvane'])
  })
})
