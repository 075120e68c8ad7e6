import { toBookSearches } from '#rules/library/search-books.ts'
import { foldWords } from '#rules/search/search-words.ts'
import { toTextQuery } from '#rules/search/to-text-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import type { Connection } from '#server/db/open.ts'

interface ListSql {
  /** How many parameters the list has of its own: $1 and so on. */
  readonly own: number
  /** Common table expressions, each with a comma behind it. */
  readonly ctes?: string
  /** Of the book `b`, and of what is joined to it. */
  readonly columns: string
  readonly joins?: string
  readonly where: string
  /** A number of the book `b`: lower ones are listed first, among those found equally well. */
  readonly place?: string
}

interface PageOfBooks {
  readonly page: number
  readonly search?: string | undefined
}

interface Found<Row> {
  readonly total: number
  readonly items: Row[]
}

const perPage = 20
/** Maximum number of results; readers type on to find more. */
const maxFound = 1000

/**
 * A list of books by their titles, in pages; a search has those first whose title begins as typed, and finds stems only
 * when nothing has the words as they are typed.
 */
export const defineBookList = <Row, Own extends readonly unknown[] = []>(name: string, list: ListSql) => {
  const { own, ctes = '', columns, joins = '', where, place = '0' } = list
  const [size, page, query, typed] = [1, 2, 3, 4].map((nth) => `$${own + nth}`)
  const byTitle = 'sort_title, id'
  const toItems = `(
       select coalesce(json_agg(r.row order by r.rank, r.place, r.sort_title, r.id), '[]') from (
         select shown.*, (select to_json(one) from (select ${columns}) one) as row
         from shown join book b on b.id = shown.id ${joins}) r)`
  const loadAll = defineOneRowQuery<Found<Row>, [...Own, perPage: number, page: number]>(
    name,
    `with ${ctes}shown as (
       select b.id, b.sort_title, 0 as rank, ${place} as place from book b where ${where}
       order by ${list.place === undefined ? byTitle : `place, ${byTitle}`} limit ${size}::int offset (${page}::int - 1) * ${size}::int)
     select (select count(*)::int from book b where ${where}) as total, ${toItems} as items`,
  )
  const find = defineOneRowQuery<
    Found<Row>,
    [...Own, perPage: number, page: number, query: string, typed: string]
  >(
    `${name}Found`,
    `with ${ctes}begins as materialized (
       select b.id, b.sort_title, ${place} as place from book b
       where b.folded_title >= ${typed}::text and b.folded_title < ${typed}::text || chr(1114111) and ${where}
       order by b.folded_title limit ${maxFound}),
     has_words as materialized (
       -- The planner must not see the words: it takes several frequent ones for frequent together, and would read all books.
       select b.id, b.sort_title, ${place} as place from book b where b.folded_words @@ (select ${query}::tsquery) and ${where} limit ${maxFound}),
     found as materialized (
       select id, sort_title, 0 as rank, place from begins
       union all select id, sort_title, 1, place from has_words where id not in (select id from begins)),
     shown as (
       select id, sort_title, rank, place from found
       order by rank, place, ${byTitle} limit ${size}::int offset (${page}::int - 1) * ${size}::int)
     select (select least(count(*), ${maxFound})::int from found) as total, ${toItems} as items`,
  )
  return async (db: Connection, { page: nth, search = '' }: PageOfBooks, ...params: Own) => {
    const paging = { page: nth, perPage }
    if (search === '') return { ...(await loadAll(db, ...params, perPage, nth)), ...paging }
    let found: Found<Row> = { total: 0, items: [] }
    for (const words of toBookSearches(search)) {
      if (found.total > 0) break
      found = await find(db, ...params, perPage, nth, toTextQuery(words), foldWords(search))
    }
    return { ...found, ...paging }
  }
}
