import type { Connection } from '#server/db/open.ts'
import { namedStudents } from '#demo/named-students.ts'

/** The name of the demo university; no real one has it. */
const university = { ka: 'არაგვის უნივერსიტეტი', en: 'Aragvi University' }

const saveSetting = (tx: Connection, name: string, value: unknown) =>
  tx.rows(
    {
      name: '',
      text: `insert into setting (name, value) values ('${name}', $1)
      on conflict (name) do update set value = excluded.value`,
    },
    [JSON.stringify(value)],
  )

/** Marks the database as a demo and lists the students for the log-in page. */
export const seedSettings = async (tx: Connection): Promise<void> => {
  await saveSetting(tx, 'university', university)
  await saveSetting(tx, 'demo', true)
  await saveSetting(
    tx,
    'demo_students',
    namedStudents.map(({ code, password, state }) => ({
      code,
      password,
      state_ka: state.ka,
      state_en: state.en,
    })),
  )
}
