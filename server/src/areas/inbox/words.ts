import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the inbox. */
export const words = defineRefusals({
  claimed: {
    status: 409,
    code: 'entry_claimed',
    ka: 'ამ საქმეზე {name} მუშაობს. მიმართეთ მას ან გადაიბარეთ საქმე.',
    en: '{name} is working on this. Ask them, or take it over.',
  },
  noColleague: {
    status: 404,
    code: 'no_such_colleague',
    ka: 'ამ თანამშრომელს ამაზე პასუხის უფლება არ აქვს. აირჩიეთ სხვა თანამშრომელი.',
    en: 'This member of staff may not answer this. Choose somebody else.',
  },
})
