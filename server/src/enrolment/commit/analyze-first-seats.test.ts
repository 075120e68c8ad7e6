import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { analyzeAfter } from './analyze-first-seats.ts'
import { commit } from './commit.ts'
import { loadStudents } from '#server/enrolment/sql.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { semesterID, programmeID, moduleID } = university

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]

describe('analyzeAfterFirstSeats', () => {
  it('has PostgreSQL plan again what it planned while nobody was registered', async () => {
    const subjectID = await university.addSubject()
    const group = await university.addGroup({ subjectID, capacity: 2 * analyzeAfter })
    const students: number[] = []
    for (let nth = 0; nth < analyzeAfter; nth += 1) students.push(await university.addStudent())
    // As after `npm run import`: all tables are analyzed, and nobody is registered.
    await db.rows({ name: '', text: 'analyze' })
    const [row] = await db.rows<{ catalogue: number }>({
      name: '',
      text: `select catalogue_version as catalogue from semester where id = ${semesterID}`,
    })
    const other = openDatabase(db.url, 1)
    try {
      // From the sixth time on PostgreSQL has one plan for all values.
      for (let nth = 0; nth < 8; nth += 1) await loadStudents(other, students)
      const listFullScans = async () => {
        const [explained] = await other.rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
          name: '',
          text: `explain (format json) execute "enrolment.students"('${JSON.stringify(students)}')`,
        })
        return listNodes(explained!['QUERY PLAN'][0].Plan).filter(
          (node) => node['Relation Name'] === 'registration' && !node['Index Cond']?.includes('student_id'),
        )
      }
      expect((await listFullScans()).length, 'while it is empty all of it looks as cheap').toBeGreaterThan(0)

      const outcomes = await Promise.all(
        students.map((student) =>
          commit(db, {
            student,
            as_of: 1,
            semester: semesterID,
            catalogue: row!.catalogue,
            from: null,
            until: null,
            key: null,
            hash: null,
            whole: true,
            stops: false,
            moves: [
              {
                action: 'registered',
                subject: subjectID,
                module: moduleID,
                programme: programmeID,
                groups: [group],
                registration: null,
                code: null,
                reason_ka: null,
                reason_en: null,
              },
            ],
          }),
        ),
      )
      expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(analyzeAfter)
      await expect.poll(listFullScans, { timeout: 60_000 }).toEqual([])
    } finally {
      await other.close()
    }
  })
})
