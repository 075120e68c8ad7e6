import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the inbox. */
export const words = defineRefusals({
  claimed: {
    status: 409,
    code: 'entry_claimed',
    ka: 'ამაზე {name} მუშაობს. მიმართეთ მას ან გადაიბარეთ.',
    en: '{name} is working on this. Ask them, or take it over.',
  },
  noColleague: {
    status: 404,
    code: 'no_such_colleague',
    ka: 'ამ თანამშრომელს ამაზე პასუხის უფლება არ აქვს. აირჩიეთ სხვა.',
    en: 'This member of staff may not answer this. Choose somebody else.',
  },
})
