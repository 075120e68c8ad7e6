import * as z from 'zod/mini'
import { area, call, day, done, fileBytes, flag, id, instant, time } from '../endpoint/endpoint.ts'
import { amount, currency } from '../rows/money.ts'

const locale = z.enum(['ka', 'en'])

/** An office of the university where a contract is signed. */
const branch = z.object({
  branchID: id(),
  branch: z.string(),
  brancheng: z.string(),
  address: z.string(),
  addresseng: z.string(),
})

/** The office for students from abroad. */
const office = z.object({
  office: z.string(),
  officeeng: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** The booked visit (spec 3.7.2); `selectedBranch` is a branchID. */
export const chosenSlot = z.object({
  studentComeDateID: id(),
  selectedBranch: id(),
  branch: z.string(),
  brancheng: z.string(),
  address: z.string(),
  addresseng: z.string(),
  date: day(),
  start: time(),
  end: time(),
  /** It can be cancelled until the day before. */
  can_be_removed: z.boolean(),
})

/** The text of a contract, clause by clause, in both languages. */
const document = z.object({
  title: z.string(),
  titleeng: z.string(),
  sections: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      titleeng: z.string(),
      clauses: z.array(z.object({ number: z.string(), text: z.string(), texteng: z.string() })),
    }),
  ),
})

const textHash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Contracts and consents of international students (spec 4.5, 7.5). */
export const agreements = area({
  foreignContract: call({
    method: 'POST',
    path: '/api/foreignContracts/getContract',
    access: 'student',
    summary: 'Returns the foreign contract that the student has not accepted yet, or null.',
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
    summary: 'Accepts the foreign contract.',
    body: z.object({ messageID: id() }),
    refuses: [404],
    reply: done(),
  }),
  saveInternationalAgreement: call({
    method: 'POST',
    path: '/api/international-agreements/saveInternationalAgreement',
    access: 'student',
    summary: 'Saves both consents: personal data, and photographs and films.',
    body: z.object({ personalData: flag(), mediaMaterials: flag() }),
    refuses: [403, 409],
    reply: done(),
  }),
  consents: call({
    method: 'GET',
    path: '/api/international-agreements/consents',
    access: 'student',
    summary:
      'Returns both consents, or null before they are given, and the date by which a withdrawal of the media consent would be carried out.',
    reply: z.object({
      consents: z.nullable(
        z.object({
          personalData: z.boolean(),
          mediaMaterials: z.boolean(),
          answered_at: instant(),
          media_withdrawn_at: z.nullable(instant()),
          /** The last working day for carrying out the withdrawal (spec 9.8.6). */
          media_due_on: z.nullable(day()),
        }),
      ),
      working_days: z.int(),
      due_if_withdrawn_now: day(),
    }),
  }),
  withdrawMediaConsent: call({
    method: 'POST',
    path: '/api/international-agreements/withdrawMediaConsent',
    access: 'student',
    summary:
      'Withdraws the consent to photographs and films and returns the date by which the withdrawal is carried out.',
    refuses: [409],
    reply: z.object({ media_due_on: day() }),
  }),
  availableTimes: call({
    method: 'POST',
    path: '/api/international-agreements/getAvailableDatesAndTimes',
    access: 'student',
    summary: 'Lists the free days and times for visiting a branch.',
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
    summary: 'Books a visit; returns `not_available` when the time is no longer free.',
    body: z.object({ selectedDate: day(), selectedTime: time(), selectedBranch: id() }),
    refuses: [403, 404, 409],
    reply: z.enum(['ok', 'not_available']),
  }),
  chosenTimes: call({
    method: 'GET',
    path: '/api/international-agreements/alreadyChosenTimes',
    access: 'student',
    summary: "Returns the student's booked visit, if any.",
    reply: z.object({ times: z.array(chosenSlot) }),
  }),
  removeTime: call({
    method: 'POST',
    path: '/api/international-agreements/removeChosenTime',
    access: 'student',
    summary: 'Cancels the booked visit; `id` is its studentComeDateID.',
    body: z.object({ id: id() }),
    refuses: [404, 409],
    reply: done(),
  }),
  internationalData: call({
    method: 'GET',
    path: '/api/international-agreements/getInternationalData',
    access: 'student',
    summary:
      "Returns the student's contract: names, programme, the fee of the intake, the text, the branches and the deadlines.",
    refuses: [403],
    reply: z.object({
      id: id(),
      studentID: id(),
      fnameeng: z.string(),
      lnameeng: z.string(),
      personal_code: z.nullable(z.string()),
      specialityeng: z.string(),
      /** Of one academic year; null: not in the price list yet, and the contract cannot be accepted. */
      fee: z.nullable(amount()),
      currency: z.nullable(currency()),
      contract_approved: z.literal([0, 1]),
      /** When and in which language it was accepted in the portal; null for one signed on paper. */
      accepted_at: z.nullable(instant()),
      accepted_in: z.nullable(locale),
      intake: z.nullable(z.string()),
      intakeeng: z.nullable(z.string()),
      deadlines: z.array(z.object({ name: z.string(), nameeng: z.string(), date: day() })),
      /** The last day on which the contract is signed, and a visit is possible. */
      sign_by: z.nullable(day()),
      branches: z.array(branch),
      document,
      /** SHA-256 of exactly this text. */
      text_hash: textHash(),
      contact: office,
      /** Addresses of the university's own app; empty where the portal is the app. */
      apps: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  }),
  contractFile: call({
    method: 'GET',
    path: '/api/international-agreements/contract',
    access: 'student',
    summary: "Downloads the student's contract as a PDF in Georgian and English.",
    answers: 'file',
    refuses: [403],
    reply: fileBytes(),
  }),
  approveContract: call({
    method: 'POST',
    path: '/api/international-agreements/approveContract',
    access: 'student',
    summary:
      "Without `code`: sends a four-digit code to the student's phone. With it: accepts the contract whose text has the hash `text_hash`.",
    body: z.object({
      id: id(),
      text_hash: z.optional(textHash()),
      code: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    }),
    refuses: [403, 404, 409, 429],
    reply: z.object({
      approved: z.boolean(),
      resend_after: z.optional(z.int()),
      expires_in: z.optional(z.int()),
    }),
  }),
  closeInstructions: call({
    method: 'POST',
    path: '/api/international-agreements/closeInstructions',
    access: 'student',
    summary: 'Records that the instructions for the app were read, so that they are not shown again.',
    reply: done(),
  }),
})
