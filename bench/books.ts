import { loadavg } from 'node:os'
import { books } from '#contract/campus/books.ts'
import { toLatin } from '#demo/people/latin.ts'
import { men, surnames, women } from '#demo/people/names.ts'
import { toFoldedWords } from '#rules/search/search-words.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { typeInBrowser, type TypedSearch } from './books/type-in-browser.ts'
import { roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { startPortal } from './portal/start-portal.ts'
import { withDemoDatabase } from './portal/demo-database.ts'

// The search of the online books while a student types: each letter of a title or an author from the second on, in
// Georgian, in Georgian on a Latin keyboard, in English, and an ISBN. Against the same search among few titles.
// Then in a browser: from the last key to the first result on the screen. The load of the machine stands beside the times.
// Arguments: titles, typed texts.
const [many = 100_000, count = 200] = process.argv.slice(2).map(Number)
const few = 1000
/** In ms, from the request to the reply. */
const goal = { p95: 50, onScreen: 300 }
/** Texts that are typed in the browser. */
const inBrowser = 40
/** Students who type at the same time. */
const students = 4

/** The same numbers in each run. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Title {
  readonly title: string
  readonly author: string
  readonly isbn: string
  readonly language: 'ka' | 'en'
}

const toIsbn = (nth: number): string => {
  const digits = `97899${String(nth).padStart(7, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

/** Titles of three to six words of the catalogue's subjects, two thirds of them Georgian. */
const makeTitles = async (db: Database, from: number, to: number): Promise<Title[]> => {
  const rows = await db.rows<{ ka: string; en: string }>({
    name: '',
    text: 'select name_ka as ka, name_en as en from subject order by id',
  })
  const vocabulary = {
    ka: [...new Set(rows.flatMap(({ ka }) => ka.split(/\s+/)))],
    en: [...new Set(rows.flatMap(({ en }) => en.split(/\s+/)))],
  }
  const random = createRandom(from + 1)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!
  return Array.from({ length: to - from }, (_, nth) => {
    const language = random(3) === 0 ? 'en' : 'ka'
    const title = Array.from({ length: 3 + random(4) }, () => pick(vocabulary[language])).join(' ')
    const name = [pick([...women, ...men]), pick(surnames)]
    const author = (language === 'ka' ? name : name.map(toLatin)).join(' ')
    return { title, author, isbn: toIsbn(from + nth), language }
  })
}

const addTitles = async (db: Database, titles: readonly Title[]): Promise<void> => {
  const values = [
    titles.map(({ title }) => title),
    titles.map(({ author }) => author),
    titles.map(({ isbn }) => isbn),
    titles.map(({ language }) => language),
  ]
  await db.rows(
    {
      name: '',
      text: `insert into book (title, author, isbn, language, online_for, file_id)
        select t, a, i, l, 'all', (select min(id) from stored_file)
        from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as b (t, a, i, l)`,
    },
    values,
  )
  await db.rows({ name: '', text: 'vacuum (analyze) book' })
}

/** How different students would type a book: its title, its author, or its ISBN. */
const toTyped = ({ title, author, isbn }: Title, nth: number): string =>
  [
    title,
    author,
    toFoldedWords(title).join(' '),
    author.split(' ').reverse().join(' '),
    isbn.replace(/^(\d{3})(\d{4})/, '$1-$2-'),
  ][nth % 5]!

const result = await withDemoDatabase(500, async (db) => {
  await db.rows({
    name: '',
    text: `insert into stored_file (name, filename, mime, size) values (repeat('a', 32), 'book.pdf', 'application/pdf', 1000)`,
  })
  const portal = await startPortal(4297, db.url)
  try {
    const { id } = (await db.row<{ id: number }>({
      name: '',
      text: 'select min(id) as id from student where is_active',
    }))!
    const { headers } = await signIn(db, id)
    const read = async (search: string, page = 1) => {
      const query = new URLSearchParams({ page: String(page), ...(search && { search }) })
      const begun = performance.now()
      const response = await fetch(`${portal.url}${books.online.path}?${query}`, { headers })
      const { data } = (await response.json()) as { data: { total: number; items: { title: string }[] } }
      return { ms: performance.now() - begun, ...data }
    }
    const measure = async (titles: readonly Title[]) => {
      const typing: number[] = []
      let missed = 0
      const type = async (nth: number) => {
        const wanted = titles[(nth * 7919) % titles.length]!
        const typed = toTyped(wanted, nth)
        let last: Awaited<ReturnType<typeof read>> | null = null
        for (let length = 2; length <= Math.min(typed.length, 14); length += 1) {
          last = await read(typed.slice(0, length))
          typing.push(last.ms)
        }
        if (last!.total === 0) missed += 1
      }
      let next = 0
      await Promise.all(
        Array.from({ length: students }, async () => {
          while (next < count) {
            const nth = next
            next += 1
            await type(nth)
          }
        }),
      )
      const paging: number[] = []
      for (let nth = 1; nth <= 40; nth += 1) paging.push((await read('', nth)).ms)
      const last: number[] = []
      for (let nth = 1; nth <= 10; nth += 1) last.push((await read('', titles.length / 20 - nth)).ms)
      return {
        titles: titles.length,
        missed,
        typing: summarizeTimes(typing),
        paging: summarizeTimes(paging),
        lastPages: summarizeTimes(last),
      }
    }
    const first = await makeTitles(db, 0, few)
    await addTitles(db, first)
    await measure(first) // warms the caches and the code
    const little = await measure(first)
    const more = await makeTitles(db, few, many)
    await addTitles(db, more)
    const all = [...first, ...more]
    const much = await measure(all)
    // Texts whose last letter changes what stands first: otherwise the results were there before it.
    const searches: TypedSearch[] = []
    for (let nth = 0; searches.length < inBrowser; nth += 1) {
      const typed = toTyped(all[(nth * 7919) % all.length]!, nth)
        .slice(0, 10)
        .trimEnd()
      const [last, before] = [await read(typed), await read(typed.slice(0, -1))]
      const [title] = last.items.map((item) => item.title)
      if (title !== undefined && title !== before.items[0]?.title) searches.push({ typed, first: title })
    }
    const load = loadavg()[0]!
    const onScreen = await typeInBrowser(portal.url, headers.authorization.slice('Bearer '.length), searches)
    return {
      little,
      much,
      onScreen: summarizeTimes(onScreen),
      load: { before: roundTo(load), after: roundTo(loadavg()[0]!) },
    }
  } finally {
    await portal.stop()
  }
})

const { little, much, onScreen } = result
const ok = much.typing.p95 <= goal.p95 && much.missed === 0 && onScreen.p95 <= goal.onScreen
console.log(
  JSON.stringify({
    bench: 'books',
    ...result,
    ratio: roundTo(much.typing.p50 / little.typing.p50),
    goal: `p95 ≤ ${goal.p95} ms, on the screen ≤ ${goal.onScreen} ms`,
    ok,
  }),
)
process.exit(ok ? 0 : 1)
