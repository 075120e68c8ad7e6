import type { Connection } from '#server/db/open.ts'
import { drawCover } from '#demo/library/draw-cover.ts'
import { knownTitles, type DemoTitle } from '#demo/library/known-titles.ts'
import { makeIsbn } from '#demo/library/make-isbn.ts'
import { writeBookFile } from '#demo/library/write-book-file.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'

interface SubjectRow {
  readonly id: number
  readonly ka: string
  readonly en: string
  readonly authorKa: string
  readonly authorEn: string
}

const maxTextbooks = 150

/** Textbooks of taught subjects, by their lecturers; every third one is in English, every fifth one online. */
const listTextbooks = async (tx: Connection) => {
  const rows = await tx.rows<SubjectRow>(
    {
      name: '',
      text: `select distinct on (s.id) s.id, s.name_ka as ka, s.name_en as en,
        l.fname_ka || ' ' || l.lname_ka as "authorKa", l.fname_en || ' ' || l.lname_en as "authorEn"
        from subject s join study_group g on g.subject_id = s.id join lecturer l on l.id = g.lecturer_id
        order by s.id, g.id limit $1`,
    },
    [maxTextbooks],
  )
  return rows.map(({ id, ka, en, authorKa, authorEn }, nth) => {
    const isEnglish = nth % 3 === 2
    const book: DemoTitle = {
      title: isEnglish ? `${en}: A Course Book` : `${ka}: სახელმძღვანელო`,
      author: isEnglish ? authorEn : authorKa,
      year: 2012 + (nth % 14),
      pages: 160 + ((nth * 37) % 320),
      language: isEnglish ? 'en' : 'ka',
      copies: 1 + (nth % 5),
      isOnline: nth % 5 === 0,
    }
    return { ...book, subjectID: id }
  })
}

/** The books of the demo: to lend, and some of them to read online. */
export const seedBooks = async (
  tx: Connection,
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const textbooks = await listTextbooks(tx)
  const titles: readonly (DemoTitle & { readonly subjectID?: number })[] = [...knownTitles, ...textbooks]
  const online = titles.filter(({ isOnline }) => isOnline)
  const contents = { ka: await writeBookFile('ka'), en: await writeBookFile('en') }
  const created_at = toInstant(today, '08:00')
  const fileIDs = await seedFiles(
    tx,
    filesDir,
    online.map(({ title, language }) => ({
      filename: `${title.replace(/[?!:]+/g, '')}.pdf`,
      mime: 'application/pdf',
      bytes: contents[language],
      created_at,
    })),
  )
  const fileOf = new Map(online.map((each, nth) => [each, fileIDs[nth]!]))
  await insertRows(
    tx,
    'book',
    {
      title: 'text',
      author: 'text',
      isbn: 'text',
      year: 'int',
      pages: 'int',
      language: 'text',
      copies: 'int',
      subject_id: 'int',
      file_id: 'int',
      online_for: 'text',
      shop_copies: 'int',
    },
    titles.map((each, nth) => ({
      title: each.title,
      author: each.author,
      // Old books have none.
      isbn: each.year < 1995 ? null : makeIsbn(nth + 1),
      year: each.year,
      pages: each.pages,
      language: each.language,
      copies: each.copies,
      subject_id: each.subjectID ?? null,
      file_id: fileOf.get(each) ?? null,
      online_for: fileOf.has(each) ? (each.subjectID === undefined ? 'all' : 'subject') : null,
      shop_copies: each.shop?.copies ?? 0,
    })),
  )
  // Every third one has none, as in a real library.
  const covered = knownTitles.filter((_, nth) => nth % 3 !== 2)
  for (const [nth, { title }] of covered.entries())
    await tx.rows(
      {
        name: '',
        text: 'insert into book_cover (book_id, jpeg, added_at) select id, $2, $3 from book where title = $1 limit 1',
      },
      [title, await drawCover(nth), created_at],
    )
  // For students who pay in dollars at the rate of the demo.
  const sold = knownTitles.filter(({ shop }) => shop !== undefined)
  await tx.rows(
    {
      name: '',
      text: `insert into book_price (book_id, currency, price)
        select b.id, c.currency, round(p.price / c.rate, 2)
        from unnest($1::text[], $2::numeric[]) p (title, price) join book b on b.title = p.title,
          (values ('GEL', 1.0), ('USD', 2.7)) c (currency, rate)`,
    },
    [sold.map(({ title }) => title), sold.map(({ shop }) => shop!.price)],
  )
}
