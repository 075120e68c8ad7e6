import * as z from 'zod/mini'
import { area, call, done, idText, instant } from '../endpoint/endpoint.ts'
import { device } from './session.ts'

const secret = () => z.string().check(z.minLength(1), z.maxLength(200))

/** The student's own page (spec 2.25, 7.2). */
export const profile = area({
  contactInformation: call({
    method: 'GET',
    path: '/api/profile/contact-information',
    access: 'student',
    summary: 'How the university reaches the student.',
    reply: z.object({
      email_UG: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      address: z.nullable(z.string()),
      addresseng: z.nullable(z.string()),
    }),
  }),
  picture: call({
    method: 'GET',
    path: '/api/profile/picture',
    access: 'student',
    summary: 'The student picture as base64 JPEG; a new one awaits administration confirmation.',
    reply: z.object({
      picture: z.nullable(z.string()),
      awaiting: z.nullable(z.string()),
      awaiting_since: z.nullable(instant()),
    }),
  }),
  changePicture: call({
    method: 'POST',
    path: '/api/profile/picture',
    access: 'student',
    summary:
      'Send a new picture (base64 of a JPEG, PNG or WebP up to 5 MB); it is re-encoded without its metadata.',
    body: z.object({ picture: z.string().check(z.minLength(1), z.maxLength(7_000_000)) }),
    maxBody: 7_100_000,
    refuses: [409],
    reply: z.object({ awaiting: z.string(), message: z.string() }),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/profile/password',
    access: 'student',
    summary: 'Change the password; every other session of the student ends.',
    body: z.object({ current_password: secret(), password: secret() }),
    refuses: [429],
    reply: done(),
  }),
  changePhone: call({
    method: 'POST',
    path: '/api/profile/phone',
    access: 'student',
    summary: 'Without `code`: send a four-digit code to the new number. With it: change the number.',
    body: z.object({
      phone: z.string().check(z.minLength(1), z.maxLength(30)),
      code: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    }),
    refuses: [429],
    reply: z.object({
      changed: z.boolean(),
      resend_after: z.optional(z.int()),
      expires_in: z.optional(z.int()),
    }),
  }),
  devices: call({
    method: 'GET',
    path: '/api/profile/devices',
    access: 'student',
    summary: 'The browsers that have signed in.',
    reply: z.object({ devices: z.array(device) }),
  }),
  signOutOthers: call({
    method: 'DELETE',
    path: '/api/profile/devices',
    access: 'student',
    summary: 'Sign every browser out but the one that asks.',
    reply: done(),
  }),
  signOutDevice: call({
    method: 'DELETE',
    path: '/api/profile/devices/{id}',
    access: 'student',
    summary: 'Sign a browser out.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
