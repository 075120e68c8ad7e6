import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
}

/** The samples of rehearsals. */
export const rehearsalSamples = ({ db, university }: World) => {
  /** One waits or runs at a time. */
  const endOpen = () =>
    db.rows({
      name: '',
      text: `update rehearsal set state = 'broken' where state in ('queued', 'running')`,
    })
  const addRehearsal = async (columns: object = {}) => {
    await endOpen()
    const run_at = new Date(Date.now() + 3_600_000).toISOString()
    const row = { state: 'done', run_at, rounds: 1, with_load: false, ...columns }
    return { params: { id: await university.put('rehearsal', row) } }
  }
  return {
    'rehearsals.list': async () => ({}),
    'rehearsals.start': async () => {
      await endOpen()
      await university.openWindow({ step: 2, from: 240, to: 264 })
      return { body: { when: 'night', rounds: 1, with_load: false } }
    },
    'rehearsals.one': () => addRehearsal(),
    'rehearsals.cancel': () => addRehearsal({ state: 'queued' }),
    'rehearsals.groups': () => addRehearsal(),
    'rehearsals.students': async () => {
      const sample = await addRehearsal()
      await db.rows(
        {
          name: '',
          text: `insert into rehearsal_student (rehearsal_id, student_id, plan, subjects, complete_rounds, blocked_rounds)
            values ($1, $2, 'A', 1, 0, 1)`,
        },
        [sample.params.id, university.studentID],
      )
      return sample
    },
  } satisfies Record<string, MakeSample>
}
