import { studentsStaff } from '#contract/staff/students-staff.ts'
import { sendOnLeaving } from '#web/api/call.ts'
import { clearView, readView } from './student-view.ts'

/** Ends the view on the server, if it has not ended yet, and goes back to the student's page at /staff. */
export const leaveView = (): void => {
  const view = readView()
  // It has been left already.
  if (view === null) return
  sendOnLeaving(studentsStaff.endView, { body: { token: view.token } }).catch(() => undefined)
  clearView()
  location.replace(`/staff/students/${view.studentID}?view=ended`)
}
