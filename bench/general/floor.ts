import '#server/enrolment/commit/sql.ts'
import { allStatements } from '#server/db/open.ts'
import { serveBare } from '../portal/bare-server.ts'

// The least that reading the groups of a subject, or all of one's own where the address names none, can be: the portal's
// own statement with what is known of the student. It knows no rule, no catalogue and no sentence.

interface Known {
  readonly version: number
  readonly semester: number
  readonly catalogue: number
}
const known = new Map<number, Known>()
const seats = {
  name: 'registration.stateAndSeats',
  text: allStatements().get('registration.stateAndSeats')!.text,
}

serveBare(async (studentID, url, ask) => {
  const subject = Number(url.split('/').at(-1)) || null
  const look = { student: studentID, subject, ...known.get(studentID) }
  const rows = await ask<{ state: Known | null }>({ ...seats, values: [JSON.stringify([look])] })
  const [read] = rows
  if (read?.state) {
    const { version, semester, catalogue } = read.state
    known.set(studentID, { version, semester, catalogue })
  }
  return rows
})
