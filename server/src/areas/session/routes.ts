import type { session } from '#contract/account/session.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { logIn, logInWithToken } from './log-in.ts'
import { issueOneTimeLogin } from './issue-one-time-login.ts'
import { logOut } from './log-out.ts'
import { loadUser } from '#server/user/load-user.ts'
import { readDemoStudents } from './read-demo-students.ts'
import { resetPassword } from './password/reset-password.ts'
import { answerLocation } from './answer-location.ts'

/** Log-in and log-out, the user, the forgotten password and the location. */
export const routes: Routes<typeof session> = {
  login: ({ db, body, request, reply }) => logIn(db, body, { request, reply }),
  loginWithToken: ({ db, body, request, reply }) => logInWithToken(db, body, { request, reply }),
  issueOneTimeLogin: ({ db, body }) => issueOneTimeLogin(db, body.user_id),
  logout: ({ db, student, request, reply }) => logOut(db, student, { request, reply }),
  user: async ({ db, student }) => {
    const user = await loadUser(db, student.studentID)
    if (student.view === undefined) return { user }
    return {
      user: isLeftOut(student, 'visits') ? { ...user, visit: null } : user,
      left_out: [...student.view.leftOut],
    }
  },
  resetPassword: ({ db, body, request }) => resetPassword(db, body, request),
  studentLocation: ({ db, body, student }) => answerLocation(db, student.studentID, body.is_in_georgia),
  demoStudents: ({ db }) => readDemoStudents(db),
}
