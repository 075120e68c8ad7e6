import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { master } from '#contract/studies/master.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import type { Connection } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { testMaster } from './test-master.ts'

type Themes = z.output<typeof master.themes.reply>

/** The calls about the themes of the master's thesis, and a round with one theme. */
export const testThemes = async (
  app: FastifyInstance,
  db: Connection,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const testData = await testMaster(db, university)
  const { setRound, addSupervisor, addTheme, addStudent } = testData
  const url = master.themes.path
  const newStudent = async () => testStudent(app, db, await addStudent())
  const startRound = async () => {
    await setRound(-48, 48)
    const supervisor = await addSupervisor()
    return { supervisor, theme: await addTheme(supervisor), student: await newStudent() }
  }
  const readThemes = async (student: TestStudent, query = '') =>
    (await student.read<Themes>(url + query)).data
  const choose = (student: TestStudent, body: object, key?: string, language?: string) =>
    student.send<{ mine: NonNullable<Themes['mine']> }>('POST', url, body, language, key)
  const readTaken = async (table: string, id: number) => {
    const column = table === 'master_theme' ? 'id' : 'lecturer_id'
    const row = await db.row<{ taken: number }>(
      { name: '', text: `select taken from ${table} where ${column} = $1` },
      [id],
    )
    return row!.taken
  }
  return { ...testData, newStudent, startRound, readThemes, choose, readTaken }
}
