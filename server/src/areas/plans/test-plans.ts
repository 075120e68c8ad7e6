import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'

export type Plan = z.output<typeof plans.make.reply>
export type Registered = z.output<typeof plans.register.reply>

const path = '/api/registration/plans'

/** A signed-in student's calls about plans. */
export const makePlanCalls = (student: TestStudent) => ({
  ...student,
  plans: (language?: string) => student.read<{ plans: Plan[] }>(path, language),
  make: (subjects: readonly object[], name = 'Plan A', key?: string) =>
    student.send<Plan>('POST', path, { name, subjects }, 'en', key),
  alter: (planID: number, body: object) => student.send<Plan>('PATCH', `${path}/${planID}`, body),
  discard: (planID: number) => student.send<'ok'>('DELETE', `${path}/${planID}`),
  outcome: (planID: number) =>
    student.read<z.output<typeof plans.outcome.reply>>(`${path}/${planID}/register`),
  register: (planID: number, body: object = {}, key?: string, language = 'en') =>
    student.send<Registered>('POST', `${path}/${planID}/register`, body, language, key),
})
