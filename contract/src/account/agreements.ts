import * as z from 'zod/mini'
import { area, call, day, done, fileBytes, flag, id, instant, time } from '../endpoint/endpoint.ts'
import { amount, currency } from '../rows/money.ts'
import { smsCode, smsCodeSent } from '../rows/sms-code.ts'

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
  foreignContract: call('POST /api/foreignContracts/getContract', {
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
  acceptForeignContract: call('POST /api/foreignContracts/saveContractAnswer', {
    summary: 'Accepts the foreign contract.',
    body: z.object({ messageID: id() }),
    refuses: [404],
    reply: done(),
  }),
  saveInternationalAgreement: call('POST /api/international-agreements/saveInternationalAgreement', {
    summary: 'Saves both consents: to personal data, and to photographs and videos.',
    body: z.object({ personalData: flag(), mediaMaterials: flag() }),
    refuses: [403, 409],
    reply: done(),
  }),
  consents: call('GET /api/international-agreements/consents', {
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
  withdrawMediaConsent: call('POST /api/international-agreements/withdrawMediaConsent', {
    summary:
      'Withdraws the consent to photographs and videos and returns the date by which the withdrawal is carried out.',
    refuses: [409],
    reply: z.object({ media_due_on: day() }),
  }),
  availableTimes: call('POST /api/international-agreements/getAvailableDatesAndTimes', {
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
  saveTime: call('POST /api/international-agreements/saveChosenDateAndTime', {
    summary: 'Books a visit; returns `not_available` when the time is full or past.',
    body: z.object({ selectedDate: day(), selectedTime: time(), selectedBranch: id() }),
    refuses: [403, 404, 409],
    reply: z.enum(['ok', 'not_available']),
  }),
  chosenTimes: call('GET /api/international-agreements/alreadyChosenTimes', {
    summary: "Lists the student's visits that were not cancelled: the booked one, and those before it.",
    reply: z.object({
      times: z.array(
        z.extend(chosenSlot, {
          /** Missed: another one can be booked. */
          status: z.enum(['booked', 'held', 'missed']),
          /** The text of the office with the outcome. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  removeTime: call('POST /api/international-agreements/removeChosenTime', {
    summary: 'Cancels the booked visit; `id` is its studentComeDateID.',
    body: z.object({ id: id() }),
    refuses: [404, 409],
    reply: done(),
  }),
  internationalData: call('GET /api/international-agreements/getInternationalData', {
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
      /** Where a letter cannot be printed; then the contract cannot be accepted. */
      undrawable: z.nullable(z.enum(['name', 'text'])),
      contact: office,
      /** Addresses of the university's own app; empty where the portal is the app. */
      apps: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  }),
  contractFile: call('GET /api/international-agreements/contract', {
    summary: "Downloads the student's contract as a PDF in Georgian and English.",
    answers: 'file',
    generatesFile: true,
    refuses: [403, 409],
    reply: fileBytes(),
  }),
  approveContract: call('POST /api/international-agreements/approveContract', {
    summary:
      "Without `code`: sends a four-digit code to the student's phone. With it: accepts the contract whose text has the hash `text_hash`.",
    body: z.object({
      id: id(),
      text_hash: z.optional(textHash()),
      code: smsCode(),
    }),
    refuses: [403, 404, 409, 429],
    reply: z.object({
      approved: z.boolean(),
      ...smsCodeSent,
    }),
  }),
  closeInstructions: call('POST /api/international-agreements/closeInstructions', {
    summary: 'Records that the instructions for the app were read, so that they are not shown again.',
    reply: done(),
  }),
})
