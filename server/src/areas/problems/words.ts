import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of reports. */
export const words = defineRefusals({
  tooMany: {
    status: 429,
    code: 'too_many_problems',
    ka: 'ერთ საათში არაუმეტეს {count} პრობლემის შეტყობინება შეიძლება. სცადეთ {minutes} წუთში; დაწერილი ტექსტი შენახულია.',
    en: 'No more than {count} problems can be reported in an hour. Try again in {minutes} minutes; what you wrote is kept.',
  },
})
