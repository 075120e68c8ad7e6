import '#server/enrolment/sql.ts'
import { allStatements } from '#server/db/open.ts'
import { serveBare } from '../portal/bare-server.ts'

// The least work of reading the groups of a subject, or the own registrations when the path names none: the portal's own
// statement with the versions that are cached. It has no rules, no catalogue and no texts.

interface StudentVersions {
  readonly version: number
  readonly semester: number
  readonly catalogue: number
}
const known = new Map<number, StudentVersions>()
const seats = {
  name: 'enrolment.studentsAndSeats',
  text: allStatements().get('enrolment.studentsAndSeats')!.text,
}

serveBare(async (studentID, url, ask) => {
  const subject = Number(url.split('/').at(-1)) || null
  const look = { student: studentID, subject, ...known.get(studentID) }
  const rows = await ask<{ state: StudentVersions | null }>({ ...seats, values: [JSON.stringify([look])] })
  const [read] = rows
  if (read?.state) {
    const { version, semester, catalogue } = read.state
    known.set(studentID, { version, semester, catalogue })
  }
  return rows
})
