import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of submitting and removing presentations. */
export const words = defineRefusals({
  notAccepted: {
    status: 404,
    code: 'subject_takes_none',
    ka: 'ამ საგანში პრეზენტაციას ვერ ჩააბარებთ. განაახლეთ გვერდი და აირჩიეთ საგანი სიიდან.',
    en: 'You cannot submit a presentation for this subject. Reload the page and choose a subject from the list.',
  },
  timeIsOver: {
    status: 423,
    code: 'presentation_closed',
    ka: 'საგანში „{subject}“ პრეზენტაციის ჩაბარების ვადა დასრულდა {date}, {time}-ზე. მიმართეთ საგნის ლექტორს.',
    en: 'The time to submit a presentation for “{subject}” ended on {date} at {time}. Ask the lecturer of the subject.',
  },
  enough: {
    status: 409,
    code: 'enough_presentations',
    ka: 'საგანში „{subject}“ მიიღება არაუმეტეს {count} პრეზენტაციისა. ახლის ჩასაბარებლად ჯერ ერთ-ერთი წაშალეთ.',
    en: {
      one: 'Only {count} presentation is accepted for “{subject}”. To submit another one, remove it first.',
      other:
        'At most {count} presentations are accepted for “{subject}”. To submit another one, remove one first.',
    },
  },
  tooLateToRemove: {
    status: 423,
    code: 'presentation_stays',
    ka: 'ჩაბარების ვადა დასრულდა, ამიტომ პრეზენტაციის წაშლა აღარ შეიძლება. მიმართეთ საგნის ლექტორს.',
    en: 'The time to submit is over, so the presentation can no longer be removed. Ask the lecturer of the subject.',
  },
})
