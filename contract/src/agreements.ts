import * as z from 'zod/mini'
import { area, call, day, done, flag, id, time } from './endpoint.ts'
import { amount, currency } from './money.ts'

/** An office of the university where a contract is signed. */
const branch = z.object({
  branchID: id(),
  branch: z.string(),
  brancheng: z.string(),
  address: z.string(),
  addresseng: z.string(),
})

/** The visit that I have chosen (spec 3 "Chosen visit slot"); `selectedBranch` is a branchID. */
const chosenSlot = z.object({
  studentComeDateID: id(),
  selectedBranch: id(),
  branch: z.string(),
  brancheng: z.string(),
  date: day(),
  start: time(),
  end: time(),
})

/** Contracts and consents of international students (spec 4 "Contract flow", 7). */
export const agreements = area({
  foreignContract: call({
    method: 'POST',
    path: '/api/foreignContracts/getContract',
    access: 'student',
    says: 'The foreign contract that waits for my answer, or null.',
    reply: z.object({
      contract: z.nullable(
        z.object({
          messageID: id(),
          title: z.string(),
          titleeng: z.string(),
          text: z.string(),
          texteng: z.string(),
        }),
      ),
    }),
  }),
  acceptForeignContract: call({
    method: 'POST',
    path: '/api/foreignContracts/saveContractAnswer',
    access: 'student',
    says: 'Accept the foreign contract.',
    body: z.object({ messageID: id() }),
    refuses: [404],
    reply: done(),
  }),
  saveInternationalAgreement: call({
    method: 'POST',
    path: '/api/international-agreements/saveInternationalAgreement',
    access: 'student',
    says: 'Answer both consents: personal data, and photographs and films.',
    body: z.object({ personalData: flag(), mediaMaterials: flag() }),
    refuses: [403],
    reply: done(),
  }),
  availableTimes: call({
    method: 'POST',
    path: '/api/international-agreements/getAvailableDatesAndTimes',
    access: 'student',
    says: 'The days and times at which a branch can still be visited.',
    body: z.object({ branch: id() }),
    refuses: [403, 404],
    reply: z.object({
      dates: z.array(
        z.object({
          date: day(),
          times: z.array(z.object({ start: time(), end: time(), free: z.int() })),
        }),
      ),
    }),
  }),
  saveTime: call({
    method: 'POST',
    path: '/api/international-agreements/saveChosenDateAndTime',
    access: 'student',
    says: 'Book a visit; `not_available` when the time has gone.',
    body: z.object({ selectedDate: day(), selectedTime: time(), selectedBranch: id() }),
    refuses: [403, 404, 409],
    reply: z.enum(['ok', 'not_available']),
  }),
  chosenTimes: call({
    method: 'GET',
    path: '/api/international-agreements/alreadyChosenTimes',
    access: 'student',
    says: 'The visit that I have booked, if any.',
    reply: z.object({ times: z.array(chosenSlot) }),
  }),
  removeTime: call({
    method: 'POST',
    path: '/api/international-agreements/removeChosenTime',
    access: 'student',
    says: 'Give the booked visit up; `id` is its studentComeDateID.',
    body: z.object({ id: id() }),
    refuses: [404, 409],
    reply: done(),
  }),
  internationalData: call({
    method: 'GET',
    path: '/api/international-agreements/getInternationalData',
    access: 'student',
    says: "My contract: who, what, the fee of the intake's price list, the branches and the deadlines.",
    refuses: [403],
    reply: z.object({
      id: id(),
      studentID: id(),
      fnameeng: z.string(),
      lnameeng: z.string(),
      personal_code: z.nullable(z.string()),
      specialityeng: z.string(),
      fee: z.nullable(amount()),
      currency: z.nullable(currency()),
      contract_approved: z.literal([0, 1]),
      approved_on: z.nullable(day()),
      intake: z.string(),
      intakeeng: z.string(),
      deadlines: z.array(z.object({ name: z.string(), nameeng: z.string(), date: day() })),
      branches: z.array(branch),
      text: z.string(),
      texteng: z.string(),
      contact: z.string(),
    }),
  }),
  approveContract: call({
    method: 'POST',
    path: '/api/international-agreements/approveContract',
    access: 'student',
    says: 'Without `code`: send a four-digit code to my phone. With it: accept the contract.',
    body: z.object({ id: id(), code: z.optional(z.string().check(z.regex(/^\d{4}$/))) }),
    refuses: [403, 404, 409, 429],
    reply: z.object({
      approved: z.boolean(),
      resend_after: z.optional(z.int()),
      expires_in: z.optional(z.int()),
    }),
  }),
})
