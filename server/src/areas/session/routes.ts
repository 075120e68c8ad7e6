import type { session } from '#contract/session.ts'
import type { Routes } from '#server/http/serve.ts'
import { logIn, logInWithToken } from './log-in.ts'
import { logOut } from './log-out.ts'
import { loadUser } from './load-user.ts'
import { readDemoStudents } from './read-demo-students.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { answerLocation } from './answer-location.ts'

/** Log-in and what belongs to it. */
export const routes: Routes<typeof session, 'session'> = {
  login: ({ db, body, request, reply }) => logIn(db, body, { request, reply }),
  loginWithToken: ({ db, body, request, reply }) => logInWithToken(db, body, { request, reply }),
  logout: ({ db, student }) => logOut(db, student.sessionID),
  user: async ({ db, student }) => ({ user: await loadUser(db, student.studentID) }),
  resetPassword: () => Promise.reject(new Refusal(words.notBuiltYet)),
  studentLocation: ({ db, body, student }) => answerLocation(db, student.studentID, body.is_in_georgia),
  demoStudents: ({ db }) => readDemoStudents(db),
}
