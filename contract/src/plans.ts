import * as z from 'zod/mini'
import { area, call, done, id, idText, instant, line } from './endpoint.ts'
import { groupRow } from './group-row.ts'
import { registrationCredits } from './registration-credits.ts'
import { subjectRow } from './subject-row.ts'

/** A subject of a plan with the groups meant for it; `code` says why it could not be taken now. */
const plannedSubject = z.extend(subjectRow, {
  program_moduleID: z.nullable(id()),
  groups: z.array(groupRow),
  is_registered: z.boolean(),
  valid: z.boolean(),
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

const plan = z.object({
  planID: id(),
  name: z.string(),
  subjects: z.array(plannedSubject),
  total_ects: z.int(),
  updated_at: instant(),
})

const wishes = () =>
  z
    .array(
      z.object({
        subjectID: id(),
        program_module_id: z.optional(z.nullable(id())),
        schedule_ids: z.array(id()).check(z.minLength(1), z.maxLength(20)),
      }),
    )
    .check(z.maxLength(20))

/** Timetables made before registration opens, and taken with one click when it does. */
export const plans = area({
  list: call({
    method: 'GET',
    path: '/api/registration/plans',
    access: 'student',
    says: 'My plans for this semester, each subject held against the groups as they are now.',
    reply: z.object({ plans: z.array(plan) }),
  }),
  make: call({
    method: 'POST',
    path: '/api/registration/plans',
    access: 'student',
    says: 'Make a plan: subjects with their groups. No seat is held by it.',
    body: z.object({ name: line(80), subjects: wishes() }),
    refuses: [404, 409],
    reply: plan,
  }),
  change: call({
    method: 'PATCH',
    path: '/api/registration/plans/{id}',
    access: 'student',
    says: 'Give a plan another name or other groups; what is left out stays as it is.',
    params: { id: idText() },
    body: z.object({ name: z.optional(line(80)), subjects: z.optional(wishes()) }),
    refuses: [404],
    reply: plan,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/registration/plans/{id}',
    access: 'student',
    says: 'Throw a plan away.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
  register: call({
    method: 'POST',
    path: '/api/registration/plans/{id}/register',
    access: 'student',
    says: 'Register for every subject of a plan, one after the other, and say of each what came of it.',
    params: { id: idText() },
    refuses: [404, 423],
    reply: z.object({
      subjects: z.array(
        z.extend(subjectRow, {
          outcome: z.enum(['registered', 'refused']),
          registrationID: z.nullable(id()),
          code: z.nullable(z.string()),
          message: z.nullable(z.string()),
        }),
      ),
      total_ects: z.int(),
      credits: registrationCredits,
    }),
  }),
})
