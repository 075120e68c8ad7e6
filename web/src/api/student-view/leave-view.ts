import { session } from '#contract/account/session.ts'
import { sendOnLeaving } from '#web/api/call.ts'
import { forgetView, type StudentView } from './student-view.ts'

/** Ends the view on the server, if it has not ended yet, and goes back to the student's page at /staff. */
export const leaveView = ({ token, studentID }: StudentView): void => {
  sendOnLeaving(session.endView, { body: { token } }).catch(() => undefined)
  forgetView()
  location.replace(`/staff/students/${studentID}?view=ended`)
}
