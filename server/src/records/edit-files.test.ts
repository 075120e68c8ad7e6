import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#server/db/test-create-database.ts'
import { templateName } from '#server/db/test-server.ts'
import { exportFiles, importFiles, type TestFiles } from './test-records.ts'
import { undoImport } from './undo/undo-import.ts'

/** A small university; every row can be there or not, and refers only to rows that are there. */
interface Model {
  readonly schools: readonly number[]
  readonly programmes: readonly { id: number; school: number; ects: number }[]
  readonly subjects: readonly { id: number; credits: number; school: number | null; before: number | null }[]
  readonly modules: readonly {
    id: number
    programme: number
    after: number | null
    subjects: readonly number[]
  }[]
  readonly groups: readonly {
    id: number
    subject: number
    name: number
    parent: boolean
    days: readonly number[]
  }[]
  readonly students: readonly { id: number; programme: number; semester: number }[]
}

const ids = (max: number) => fc.uniqueArray(fc.nat(max), { maxLength: max + 1 })
const nat = fc.nat(5)
const model: fc.Arbitrary<Model> = fc.record({
  schools: ids(3),
  programmes: fc.uniqueArray(
    fc.record({ id: fc.nat(3), school: nat, ects: fc.integer({ min: 60, max: 62 }) }),
    {
      selector: ({ id }) => id,
    },
  ),
  subjects: fc.uniqueArray(
    fc.record({
      id: nat,
      credits: fc.integer({ min: 4, max: 6 }),
      school: fc.option(nat),
      before: fc.option(nat),
    }),
    { selector: ({ id }) => id },
  ),
  modules: fc.uniqueArray(fc.record({ id: nat, programme: nat, after: fc.option(nat), subjects: ids(5) }), {
    selector: ({ id }) => id,
  }),
  groups: fc.uniqueArray(
    fc.record({ id: nat, subject: nat, name: nat, parent: fc.boolean(), days: ids(2) }),
    { selector: ({ id }) => id },
  ),
  students: fc.uniqueArray(fc.record({ id: nat, programme: nat, semester: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ id }) => id,
  }),
})

const pick = <Row>(rows: readonly Row[], nth: number): Row | undefined => rows[nth % Math.max(rows.length, 1)]

const toFiles = (university: Model): TestFiles => {
  const { schools } = university
  const programmes = schools.length === 0 ? [] : university.programmes
  const { subjects } = university
  const modules = programmes.length === 0 ? [] : university.modules
  const groups = subjects.length === 0 ? [] : university.groups
  const names = new Set<string>()
  const named = groups.filter(({ subject, name }) => {
    const key = `${pick(subjects, subject)?.id} ${name}`
    return !names.has(key) && names.add(key)
  })
  return {
    schools: [['code', 'name_ka', 'name_en'], ...schools.map((id) => [`S${id}`, 'სკოლა', `School ${id}`])],
    programmes: [
      ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
      ...programmes.map(({ id, school, ects }) => [
        `P${id}`,
        `S${pick(schools, school)}`,
        'პროგრამა',
        'Programme',
        '1',
        'bachelor',
        `${ects}`,
        '8',
      ]),
    ],
    subjects: [
      ['code', 'name_ka', 'name_en', 'credits', 'school'],
      ...subjects.map(({ id, credits, school }) => [
        `A${id}`,
        'საგანი',
        'Subject',
        `${credits}`,
        school === null || schools.length === 0 ? '' : `S${pick(schools, school)}`,
      ]),
    ],
    prerequisites: [
      ['subject', 'prerequisite'],
      ...subjects.flatMap(({ id, before }) => {
        const other = before === null ? undefined : pick(subjects, before)
        return other && other.id < id ? [[`A${id}`, `A${other.id}`]] : []
      }),
    ],
    modules: [
      ['code', 'programme', 'name_ka', 'name_en', 'kind', 'after_module'],
      ...modules.map(({ id, programme, after }) => {
        const other = after === null ? undefined : pick(modules, after)
        return [
          `M${id}`,
          `P${pick(programmes, programme)?.id}`,
          'მოდული',
          'Module',
          'elective',
          other && other.id < id ? `M${other.id}` : '',
        ]
      }),
    ],
    module_subjects: [
      ['module', 'subject'],
      ...modules.flatMap((each) =>
        each.subjects
          .filter((id) => subjects.some((subject) => subject.id === id))
          .map((id) => [`M${each.id}`, `A${id}`]),
      ),
    ],
    groups: [
      ['code', 'semester', 'subject', 'name', 'type', 'capacity', 'part', 'parent'],
      ...named.map(({ id, subject, name, parent }) => {
        const other = named.find(
          (each) => pick(subjects, each.subject) === pick(subjects, subject) && each.id < id,
        )
        const isChild = parent && other !== undefined && !other.parent
        return [
          `G${id}`,
          '2026-autumn',
          `A${pick(subjects, subject)?.id}`,
          `${name}`,
          '1',
          '20',
          isChild ? '2' : '1',
          isChild ? `G${other.id}` : '',
        ]
      }),
    ],
    meetings: [
      ['group', 'number', 'weekday', 'starts', 'ends'],
      ...named.flatMap(({ id, days }) =>
        days.map((day, nth) => [
          `G${id}`,
          `${nth + 1}`,
          ['monday', 'friday', 'sunday'][day]!,
          '10:00',
          '11:00',
        ]),
      ),
    ],
    students: [
      [
        'code',
        'first_name_ka',
        'last_name_ka',
        'first_name_en',
        'last_name_en',
        'programme',
        'university_email',
        'study_semester',
      ],
      ...(programmes.length === 0 ? [] : university.students).map(({ id, programme, semester }) => [
        `U${id}`,
        'ა',
        'ბ',
        'A',
        'B',
        `P${pick(programmes, programme)?.id}`,
        `u${id}@s.example`,
        `${semester}`,
      ]),
    ],
  }
}

const semesters: TestFiles = {
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', 'yes'],
  ],
}

let template = ''
beforeAll(async () => {
  const { name, url } = await createDatabase(templateName, afterAll)
  await importAll(url, semesters)
  template = name
})
/** An empty university with one semester. */
const newUniversity = () => createDatabase(template)

/** Each of these tests plays some of the runs: on a busy machine one takes minutes. */
const shares = [1, 2, 3]

const importAll = async (url: string, files: TestFiles) => {
  const result = await importFiles(url, files, { allowRemovals: 1000 })
  expect(result.bad).toEqual([])
  return result.outcome
}

const counts = ({ outcome, bad, tables }: Awaited<ReturnType<typeof importFiles>>) => ({
  outcome: outcome === 'dry run' ? 'saved' : outcome,
  bad: bad.length,
  tables: tables.map(({ name, stored, added, changed, removed, closed, used, unchanged, kept, edited }) => ({
    name,
    stored,
    added,
    changed,
    removed,
    closed,
    used,
    unchanged,
    kept,
    edited,
  })),
})

describe('a dry run', () => {
  it.each(shares)(
    'says what the import then does, whatever was edited and whichever files there are (%i)',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(model, { minLength: 2, maxLength: 3 }),
          fc.array(fc.nat({ max: 200 }), { minLength: 3, maxLength: 3 }),
          async (versions, chosen) => {
            const { url } = await newUniversity()
            await importAll(url, toFiles(versions[0]!))
            for (const [nth, version] of versions.slice(1).entries()) {
              const files = Object.entries(toFiles(version)).filter(
                (_file, at) => (chosen[nth]! >> at) % 2 === 0,
              )
              const options = { allowRemovals: 1000 }
              const said = await importFiles(url, Object.fromEntries(files), { ...options, dryRun: true })
              const done = await importFiles(url, Object.fromEntries(files), options)
              const hasNone = done.outcome === 'nothing to change'
              expect(counts(said)).toEqual({ ...counts(done), ...(hasNone && { outcome: 'saved' }) })
            }
          },
        ),
        { numRuns: 4, endOnFailure: true },
      )
    },
  )
})

describe('an import after any edits of the files', () => {
  it.each(shares)('gives what a fresh import gives, and undone what was there (%i)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(model, { minLength: 2, maxLength: 4 }), async (versions) => {
        const [edited, fresh] = [await newUniversity(), await newUniversity()]
        for (const version of versions.slice(0, -1)) await importAll(edited.url, toFiles(version))
        const last = toFiles(versions.at(-1)!)
        // The other tables have what the portal came with.
        const tables = [...Object.keys(last), 'semesters']
        const before = await exportFiles(edited.url, tables)
        const outcome = await importAll(edited.url, last)
        await importAll(fresh.url, last)
        expect(await exportFiles(edited.url, tables)).toEqual(await exportFiles(fresh.url, tables))
        if (outcome !== 'saved') return
        await undoImport(edited.url, 'test')
        expect(await exportFiles(edited.url, tables)).toEqual(before)
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })
})
