import { afterAll, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'

const db = await testDatabase()
const lines: string[] = []
const app = makeApp({ db, logTo: { write: (line) => void lines.push(line) } })
afterAll(() => app.close())
app.get('/broken/:what', (request) => {
  const { what } = request.params as { what: string }
  const texts: Record<string, [string, unknown[]]> = {
    value: ['select $1::text::int', ['my secret\nletter']],
    row: [`insert into school (name_ka, name_en) values ($1, null)`, ['my secret letter']],
    raised: [`do $a$ begin raise exception 'not this' using detail = 'my secret letter'; end $a$`, []],
  }
  const [text, values] = texts[what]!
  return db.rows({ name: '', text }, values)
})

it.each(['value', 'row', 'raised'])(
  'logs an error of the database without what was written (%s)',
  async (what) => {
    lines.length = 0
    const answer = await app.inject({ url: `/broken/${what}?mail=nino@university.example` })
    expect(answer.statusCode).toBe(500)
    const number = answer.headers['x-request-id']
    expect(answer.json()).toMatchObject({ params: { request: number } })
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ reqId: number })
    expect(lines.join('')).not.toMatch(/secret|letter|nino|university\.example/)
  },
)
