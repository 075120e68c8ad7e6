import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of grants. */
export const words = defineRefusals({
  noSuchMember: {
    status: 404,
    code: 'no_such_member',
    ka: 'ასეთი მოქმედი ანგარიში ვერ მოიძებნა. განაახლეთ გვერდი.',
    en: 'There is no such active account. Reload the page.',
  },
  noSuchPlace: {
    status: 404,
    code: 'no_such_place',
    ka: 'ასეთი სკოლა, პროგრამა ან ჯგუფი ვერ მოიძებნა. განაახლეთ გვერდი.',
    en: 'There is no such school, programme or group. Reload the page.',
  },
  notHeld: {
    status: 403,
    code: 'not_held',
    ka: 'ვერ მიანიჭებთ და ვერ შეწყვეტთ უფლებას, რომელიც თავად ამავე ფარგლებში და ამავე ვადით არ გაქვთ: {operations}. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'You can neither give nor end what you do not hold yourself in this scope and for so long: {operations}. Ask the administrator of the portal.',
  },
  lastAdministrator: {
    status: 409,
    code: 'last_administrator',
    ka: 'ეს ბოლო ადმინისტრატორია. ჯერ სხვას მიანიჭეთ ადმინისტრატორის უვადო როლი მთელ უნივერსიტეტში.',
    en: 'This is the last administrator. First give somebody else the role in the whole university without an end.',
  },
})

export const fieldWords = {
  unknown: { ka: 'ასეთი მნიშვნელობა დაუშვებელია', en: 'This value is not allowed' },
  required: { ka: 'გთხოვთ, აირჩიოთ ერთ-ერთი', en: 'Please choose one' },
  past: { ka: 'ეს დღე უკვე გავიდა', en: 'This day has passed' },
} as const satisfies Readonly<Record<string, Phrase>>
