import { rehearsalErrorWords } from '#server/rehearsal/error-words.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of rehearsals. */
export const words = defineRefusals({
  needsUniversity: {
    status: 403,
    code: 'needs_university',
    ka: 'რეპეტიცია მთელ უნივერსიტეტს ეხება და მთელი უნივერსიტეტის უფლებას მოითხოვს. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'A rehearsal concerns the whole university and needs a permission for it. Ask the administrator of the portal.',
  },
  isOpen: {
    status: 409,
    code: 'rehearsal_open',
    ka: 'რეპეტიცია უკვე დანიშნულია ან მიმდინარეობს. დაელოდეთ მის დასრულებას ან გააუქმეთ.',
    en: 'A rehearsal waits or runs already. Wait for its end, or cancel it.',
  },
  isOver: {
    status: 409,
    code: 'rehearsal_over',
    ka: 'ეს რეპეტიცია უკვე დასრულდა. განაახლეთ გვერდი.',
    en: 'This rehearsal is over already. Reload the page.',
  },
  noOpening: { status: 409, code: 'no_opening', ...rehearsalErrorWords.no_opening },
  openingNear: { status: 409, code: 'opening_near', ...rehearsalErrorWords.opening_near },
})
