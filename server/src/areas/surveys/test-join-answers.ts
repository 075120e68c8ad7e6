import type { Connection } from '#server/db/open.ts'

/** One property of several students, or of several answers: owner → value. */
interface Fact {
  readonly source: string
  readonly byOwner: ReadonlyMap<string, string>
}

interface Row {
  readonly ctid: string
  readonly xmin: string
  readonly xmax: string
  readonly cmin: string
  readonly columns: Readonly<Record<string, unknown>>
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Everything that is known of a row: its columns, its location, and the transaction and command that wrote or
 * locked it.
 */
const listFacts = ({ ctid, xmin, xmax, cmin, columns }: Row): [string, string][] => [
  ...Object.entries({ ctid, xmin, xmax, cmin }),
  ...Object.entries(columns).map(([name, value]): [string, string] => [name, toText(value)]),
]

const collect = (found: readonly { source: string; whose: string; value: string }[]): Fact[] =>
  [...Map.groupBy(found, ({ source }) => source)]
    .map(([source, those]) => ({ source, byOwner: new Map(those.map(({ whose, value }) => [whose, value])) }))
    .filter(({ byOwner }) => byOwner.size > 1)

const readRows = async (db: Connection): Promise<[table: string, rows: Row[]][]> => {
  const tables = await db.rows<{ name: string }>({
    name: '',
    text: `select table_name as name from information_schema.tables
           where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  })
  const read = async (name: string): Promise<[string, Row[]]> => [
    name,
    await db.rows<Row>({
      name: '',
      text: `select t.ctid::text, t.xmin::text, t.xmax::text, t.cmin::text, to_jsonb(t) as columns from ${name} t`,
    }),
  ]
  return Promise.all(tables.map(({ name }) => read(name)))
}

/** Compares a ctid by page and line, and numbers and times by value. */
const toComparable = (text: string): number | string => {
  const place = /^\((\d+),(\d+)\)$/.exec(text)
  if (place) return Number(place[1]) * 1000 + Number(place[2])
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
const compare = (one: string, other: string): number => {
  const [a, b] = [toComparable(one), toComparable(other)]
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return one < other ? -1 : one > other ? 1 : 0
}

type Guess = readonly (readonly [student: string, marker: string])[]

/** The guesses from a pair of facts: equal values, the same rank, the opposite rank. */
const listGuesses = (ofStudents: Fact, ofAnswers: Fact): [how: string, Guess][] => {
  const students = [...ofStudents.byOwner.keys()]
  const byValue = Map.groupBy(ofAnswers.byOwner.keys(), (marker) => ofAnswers.byOwner.get(marker)!)
  const equal = students.flatMap((student) => {
    const marker = byValue.get(ofStudents.byOwner.get(student)!)?.shift()
    return marker === undefined ? [] : [[student, marker] as const]
  })
  const ranked = students.toSorted((a, b) => compare(ofStudents.byOwner.get(a)!, ofStudents.byOwner.get(b)!))
  const answers = [...ofAnswers.byOwner.keys()].toSorted((a, b) =>
    compare(ofAnswers.byOwner.get(a)!, ofAnswers.byOwner.get(b)!),
  )
  const pairByRank = (those: readonly string[]) =>
    those.slice(0, ranked.length).map((marker, nth) => [ranked[nth]!, marker] as const)
  return [
    ['the same', equal],
    ['in order', pairByRank(answers)],
    ['in the opposite order', pairByRank(answers.toReversed())],
  ]
}

/**
 * Tries to join the stored answers to the students by everything that any table holds about either. `truth`
 * maps each marker to the student who wrote it. Returns for each table with answers the most hits of any
 * method, and how many methods were tried.
 */
export const joinAnswersToStudents = async (db: Connection, truth: ReadonlyMap<string, string>) => {
  const ofStudents: { source: string; whose: string; value: string }[] = []
  const ofAnswers: typeof ofStudents = []
  for (const [table, rows] of await readRows(db)) {
    for (const row of rows) {
      const student = row.columns[table === 'student' ? 'id' : 'student_id']
      if (typeof student === 'number')
        for (const [name, value] of listFacts(row))
          ofStudents.push({ source: `${table}.${name}`, whose: String(student), value })
      const whole = JSON.stringify(row.columns)
      for (const marker of truth.keys()) {
        if (!whole.includes(marker)) continue
        const facts = [...listFacts(row), ['place in the row', String(whole.indexOf(marker))] as const]
        for (const [name, value] of facts)
          ofAnswers.push({ source: `${table}.${name}`, whose: marker, value })
      }
    }
  }
  const best = new Map<string, { hits: number; by: string }>()
  let tried = 0
  for (const answers of collect(ofAnswers))
    for (const students of collect(ofStudents))
      for (const [how, guess] of listGuesses(students, answers)) {
        tried += 1
        const hits = guess.filter(([student, marker]) => truth.get(marker) === student).length
        const [table] = answers.source.split('.') as [string]
        if (hits > (best.get(table)?.hits ?? -1))
          best.set(table, { hits, by: `${students.source}, ${answers.source}: ${how}` })
      }
  return { best, tried }
}
