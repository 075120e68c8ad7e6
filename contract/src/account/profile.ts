import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line } from '../endpoint/endpoint.ts'
import { device } from './session.ts'
import { secret } from '../rows/secret.ts'
import { smsCode, smsCodeSent } from '../rows/sms-code.ts'

/** The department of a school, which students turn to; null: not known. */
const department = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  addresseng: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  hourseng: z.nullable(z.string()),
})

/** The student's own page (spec 2.25, 7.2). */
export const profile = area({
  contactInformation: call('GET /api/profile/contact-information', {
    summary: "Returns the student's contact data, and those of the department of their school.",
    reply: z.object({
      email_UG: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Not in the specification: no code is sent before this time, because the university has just entered the number. */
      phone_held_until: z.nullable(instant()),
      address: z.nullable(z.string()),
      addresseng: z.nullable(z.string()),
      /** Not in the specification. */
      department,
    }),
  }),
  picture: call('GET /api/profile/picture', {
    summary:
      "Returns the student's picture as base64 JPEG; a new one is first confirmed by the administration.",
    reply: z.object({
      picture: z.nullable(z.string()),
      awaiting: z.nullable(z.string()),
      awaiting_since: z.nullable(instant()),
      /** Why the last picture was not confirmed; null once another one is sent. */
      reject_reason: z.nullable(z.string()),
    }),
  }),
  changePicture: call('POST /api/profile/picture', {
    summary:
      'Uploads a new picture (base64 of a JPEG, PNG or WebP, up to 5 MB); it is re-encoded without metadata.',
    body: z.object({ picture: z.string().check(z.minLength(1), z.maxLength(7_000_000)) }),
    maxBody: 7_100_000,
    refuses: [409],
    reply: z.object({ awaiting: z.string(), message: z.string() }),
  }),
  changePassword: call('POST /api/profile/password', {
    summary: 'Changes the password and ends every other session of the student.',
    body: z.object({ current_password: secret(), password: secret() }),
    refuses: [429],
    reply: done(),
  }),
  changePhone: call('POST /api/profile/phone', {
    summary:
      'Without `code`: checks the password and sends a four-digit code to the new number. With it: changes the number.',
    body: z.object({
      phone: line(30),
      password: z.optional(secret()),
      code: smsCode(),
    }),
    refuses: [429],
    reply: z.object({
      changed: z.boolean(),
      ...smsCodeSent,
    }),
  }),
  devices: call('GET /api/profile/devices', {
    summary: 'Lists the browsers in which the student is or was logged in.',
    reply: z.object({ devices: z.array(device) }),
  }),
  staffViews: call('GET /api/profile/staff-views', {
    summary:
      'Lists when staff have read the page of the student in the last year or have seen the portal as they see it, and of which office they were.',
    reply: z.object({
      views: z.array(
        z.object({
          viewID: id(),
          at: instant(),
          /** Their contact data and subjects, their scores too, or the portal as the student sees it. */
          what: z.enum(['page', 'studies', 'portal']),
          /** The person who viewed the portal, and why; null for the others. */
          name: z.nullable(z.string()),
          nameeng: z.nullable(z.string()),
          reason: z.nullable(z.string()),
          /** Null when it holds no role. */
          office: z.nullable(z.string()),
          officeeng: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  signOutOthers: call('DELETE /api/profile/devices', {
    summary: 'Logs out every browser but the current one.',
    reply: done(),
  }),
  signOutDevice: call('DELETE /api/profile/devices/{id}', {
    summary: 'Logs out one browser.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
