import * as z from 'zod/mini'
import { chosenSlot } from './agreements.ts'
import { blocker } from './duties.ts'
import { secret } from '../rows/secret.ts'
import { area, call, day, done, flag, id, instant, line, publicCall, siteCall } from '../endpoint/endpoint.ts'

/** The signed-in student with every flag (spec 3.1). */
export const user = z.object({
  studentID: id(),
  code: z.string(),
  fname: z.string(),
  lname: z.string(),
  fnameeng: z.string(),
  lnameeng: z.string(),
  personal_code: z.nullable(z.string()),
  schoolID: id(),
  school: z.string(),
  schooleng: z.string(),
  speciality: z.string(),
  specialityeng: z.string(),
  programID: id(),
  minor_programID: z.nullable(id()),
  ects: z.int(),
  study_levelID: z.int(),
  program_categoryID: z.int(),
  /** The programme is one of medicine, and has screens of its own. */
  is_medicine: z.boolean(),
  currency: z.string(),
  must_choose_english: z.boolean(),
  is_on_last_course: z.boolean(),
  concentration: z.nullable(z.string()),
  concentrationeng: z.nullable(z.string()),
  studentStatus: z.string(),
  studentStatuseng: z.string(),
  email_UG: z.string(),
  hasBankAccount: z.boolean(),
  getInternationalStudents: z.boolean(),
  internationalAlreadyAgreed: z.boolean(),
  informatics: z.boolean(),
  confirmSelfGov: z.nullable(
    z.object({ club_name: z.string(), club_nameeng: z.string(), self_governmentID: id() }),
  ),
  missedDocuments: z.array(
    z.object({
      documentID: id(),
      document: z.string(),
      documenteng: z.string(),
      deadline: z.nullable(day()),
      /** Why the university has returned the last file. */
      return_reason: z.nullable(z.string()),
    }),
  ),
  currentExam: z.nullable(id()),
  order_number: z.int(),
  must_choose_practise: z.boolean(),
  must_upload_vaccine_docs: z.boolean(),
  must_upload_vaccine_message: z.nullable(z.string()),
  must_upload_vaccine_messageeng: z.nullable(z.string()),
  must_choose_subjects: z.boolean(),
  has_graduation: z.boolean(),
  contractModal: z.boolean(),
  come_to_graduation: z.boolean(),
  choose_seminar: z.boolean(),
  upload_docs: z.boolean(),
  scholarship: z.boolean(),
  /** Not in the specification: a concentration, or law subjects, are still to be chosen. */
  choose_concentration: z.boolean(),
  choose_law_subjects: z.boolean(),
  /** Not in the specification: seconds until a registration window opens; during it deferrable duties are deferred. */
  window_opens_in: z.nullable(z.int()),
  /** Not in the specification: the coming visit to sign the contract. */
  visit: z.nullable(chosenSlot),
  blockers: z.array(blocker),
})

export type User = z.output<typeof user>

/** A named student of the demo, for the log-in page. */
const demoStudent = z.object({
  code: z.string(),
  password: z.string(),
  name: z.string(),
  nameeng: z.string(),
  group: z.enum(['studies', 'registration', 'duties', 'international']),
  state: z.string(),
  stateeng: z.string(),
})

const loginReply = z.object({ token: z.string(), user })

/** Parts of the portal that staff who see it as the student are shown by an operation of their own. */
export const viewParts = ['money', 'loans', 'health', 'visits', 'appeals', 'studies'] as const

export type ViewPart = (typeof viewParts)[number]

/** Log-in (spec 4.1, 7.2). */
export const session = area({
  login: publicCall('POST /api/auth/login', {
    summary: 'Logs in with the student code and the password.',
    body: z.object({ code: line(40), password: secret() }),
    refuses: [401, 429],
    reply: loginReply,
  }),
  loginWithToken: publicCall('POST /api/auth/login-with-token', {
    summary:
      'Logs in with the saved cookie pair; its password is a one-time token that is valid for 60 seconds.',
    body: z.object({ user_id: line(40), password: secret() }),
    refuses: [401],
    reply: loginReply,
  }),
  issueOneTimeLogin: siteCall('POST /api/auth/one-time-login', {
    isForPrograms: true,
    summary:
      "Issues the cookie pair with which the university's own site logs a student in, valid for 60 seconds.",
    body: z.object({ user_id: line(40) }),
    refuses: [404],
    reply: z.object({ user_id: z.string(), password: z.string(), seconds: z.int() }),
  }),
  demoStudents: publicCall('GET /api/auth/demo-students', {
    summary: 'Lists the demo students with their passwords; empty outside the demo.',
    reply: z.object({ demo: z.boolean(), students: z.array(demoStudent) }),
  }),
  logout: call('POST /api/auth/logout', {
    summary: 'Ends this session and invalidates its token.',
    reply: done(),
  }),
  user: call('GET /api/auth/user', {
    summary: 'Returns the logged-in student with every flag and the open duties in order.',
    reply: z.object({
      user,
      /** Not in the specification: what a member of staff is not shown who sees the portal as the student. */
      left_out: z.optional(z.array(z.enum(viewParts))),
    }),
  }),
  resetPassword: publicCall('POST /api/auth/reset-password', {
    summary:
      'With `code`: sends a link for a new password. With `theString` of that link and `password`: sets the password.',
    // Not a union, which could not name the wrong field.
    body: z.object({
      code: z.optional(line(40)),
      theString: z.optional(line(200)),
      password: z.optional(secret()),
      /** With a new password: the calendar addresses of the student stop working too. */
      renew_calendar: z.optional(flag()),
    }),
    refuses: [409, 429],
    reply: z.object({ sent: z.boolean(), changed: z.boolean(), seconds: z.optional(z.int()) }),
  }),
  studentLocation: call('POST /api/student-location', {
    summary: 'Saves whether the student is in Georgia this semester.',
    body: z.object({ is_in_georgia: z.union([z.boolean(), z.literal([0, 1])]) }),
    refuses: [409],
    reply: done(),
  }),
})

/** A signed-in browser. */
export const device = z.object({
  id: id(),
  name: z.string(),
  first_seen_at: instant(),
  last_seen_at: instant(),
  is_this: z.boolean(),
  signed_in: z.boolean(),
})
